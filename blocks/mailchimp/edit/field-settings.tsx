import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CustomFields } from '@shared/custom-fields';
import type { Attributes, CustomField } from '../types';

type Props = {
	fields: CustomField[];
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** What a merge field may be called. */
const toTag = ( typed: string ): string =>
	typed
		.toUpperCase()
		.replace( /[^A-Z0-9_]/g, '' )
		.slice( 0, 10 );

/** Most forms ask for the first name. The author adds further fields. */
const makeField = ( fields: readonly CustomField[] ): CustomField =>
	fields.length > 0
		? { key: '', label: '', required: false }
		: {
				key: 'FNAME',
				label: __( 'First name', 'mainstreet-blocks' ),
				required: false,
			};

/** Additional fields: a name, and what else the audience has fields for. */
export function FieldSettings( { fields, onChange }: Props ) {
	return (
		<CustomFields
			fields={ fields }
			makeField={ makeField }
			onChange={ ( extraFields ) => onChange( { extraFields } ) }
		>
			{ ( field, position, change ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ sprintf(
						/* translators: %d: position of a form field. */
						__( 'Merge field for field %d', 'mainstreet-blocks' ),
						position
					) }
					placeholder="FNAME"
					help={ __(
						'Use the name from your audience, without *| and |*. If empty, the field is not shown to visitors.',
						'mainstreet-blocks'
					) }
					value={ field.key }
					onChange={ ( typed ) =>
						change( { ...field, key: toTag( typed ) } )
					}
				/>
			) }
		</CustomFields>
	);
}
