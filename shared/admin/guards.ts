/** Guards for what the server answers: total, and without an opinion of their own. */

export type Unknowns = Record< string, unknown >;

/**
 * @param value Anything.
 * @return Its members; none when it is no object.
 */
export const record = ( value: unknown ): Unknowns =>
	typeof value === 'object' && value !== null && ! Array.isArray( value )
		? Object.fromEntries( Object.entries( value ) )
		: {};

/**
 * @param value Anything.
 * @return '' when it is no text.
 */
export const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/**
 * @param value Anything; a number may come as text.
 * @return 0 when it is no number.
 */
export const number = ( value: unknown ): number => {
	const read = typeof value === 'string' ? Number( value ) : value;
	return typeof read === 'number' && Number.isFinite( read ) ? read : 0;
};

/**
 * @param value Anything.
 * @return No entries when it is no list.
 */
export const list = ( value: unknown ): unknown[] =>
	Array.isArray( value ) ? value : [];

/**
 * @param value   Anything.
 * @param allowed Known words; the first is what everything else becomes.
 */
export const oneOf = < Word extends string >(
	value: unknown,
	allowed: readonly [ Word, ...Word[] ]
): Word => allowed.find( ( word ) => word === value ) ?? allowed[ 0 ];
