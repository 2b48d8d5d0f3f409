import { toRecords, toText } from '@shared/guards';

export { CustomFields } from './custom-fields';

/** A field that the site owner adds to a newsletter form. */
export type CustomField = {
	/** Name it is sent and kept under; stays when the label changes. */
	key: string;
	label: string;
	required: boolean;
};

/**
 * Reads the attribute of a block. Total: what is no field is left out.
 *
 * @param value Attribute as stored.
 */
export const readFields = ( value: unknown ): CustomField[] =>
	toRecords( value ).map( ( { key, label, required } ) => ( {
		key: toText( key ),
		label: toText( label ),
		required: required === true,
	} ) );
