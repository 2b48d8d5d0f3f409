/** Guards for what the server answers; those of the house under the short names that the screens know. */
export {
	toList as list,
	toRecord as record,
	toText as text,
} from '@shared/guards';

/**
 * @param value Anything; a number may come as text.
 * @return 0 when it is no number.
 */
export const number = ( value: unknown ): number => {
	const read = typeof value === 'string' ? Number( value ) : value;
	return typeof read === 'number' && Number.isFinite( read ) ? read : 0;
};

/**
 * @param value   Anything.
 * @param allowed Known words; the first is what everything else becomes.
 */
export const oneOf = < Word extends string >(
	value: unknown,
	allowed: readonly [ Word, ...Word[] ]
): Word => allowed.find( ( word ) => word === value ) ?? allowed[ 0 ];
