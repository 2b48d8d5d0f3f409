import { toRecords, toText } from '@shared/guards';

export { CustomFields } from './custom-fields';

/** A field that the site owner adds to a newsletter form. */
export type CustomField = {
	/** Key of the field; it does not change with the label. */
	key: string;
	label: string;
	required: boolean;
};

/**
 * Reads the attribute of a block. Invalid fields are left out.
 *
 * @param value Attribute as stored.
 */
export const readFields = ( value: unknown ): CustomField[] =>
	toRecords( value ).map( ( { key, label, required } ) => ( {
		key: toText( key ),
		label: toText( label ),
		required: required === true,
	} ) );
