export { OwnFields } from './own-fields';

/** A field that the site owner adds to a newsletter form. */
export type ExtraField = {
	/** Name it is sent and kept under; stays when the label changes. */
	key: string;
	label: string;
	required: boolean;
};

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

const text = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/**
 * Reads the attribute of a block. Total: what is no field is left out.
 *
 * @param value Attribute as stored.
 */
export const readFields = ( value: unknown ): ExtraField[] =>
	Array.isArray( value )
		? value.filter( isRecord ).map( ( { key, label, required } ) => ( {
				key: text( key ),
				label: text( label ),
				required: required === true,
			} ) )
		: [];
