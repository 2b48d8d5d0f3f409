import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CustomFields, readFields } from '@shared/custom-fields';
import type { Attributes, CustomField } from '../types';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** A field with a key no other has. */
function makeField( fields: readonly CustomField[] ): CustomField {
	let number = fields.length + 1;
	while ( fields.some( ( { key } ) => key === `field_${ number }` ) ) {
		number++;
	}
	return { key: `field_${ number }`, label: '', required: false };
}

/** Sidebar panel "Additional fields": a name, and what else the site owner wants to know. */
export function FieldsPanel( { attributes, onChange }: Props ) {
	const { nameFieldLabel, showNameField } = attributes;
	return (
		<PanelBody
			title={ __( 'Additional fields', 'mainstreet-blocks' ) }
			initialOpen={ false }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show name field', 'mainstreet-blocks' ) }
				checked={ showNameField }
				onChange={ ( isShown ) =>
					onChange( { showNameField: isShown } )
				}
			/>
			{ showNameField && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name field label', 'mainstreet-blocks' ) }
					placeholder={ __( 'Name', 'mainstreet-blocks' ) }
					value={ nameFieldLabel ?? '' }
					maxLength={ 200 }
					onChange={ ( label ) =>
						onChange( { nameFieldLabel: label || undefined } )
					}
				/>
			) }
			<CustomFields
				fields={ readFields( attributes.extraFields ) }
				makeField={ makeField }
				onChange={ ( extraFields ) => onChange( { extraFields } ) }
			/>
		</PanelBody>
	);
}
