import {
	Button,
	PanelBody,
	TextControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { readFields } from '@shared/extra-fields';
import type { Attributes, ExtraField } from '../types';

/** As many as the server takes. */
const MOST = 10;

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** A key no other field has. */
function makeKey( fields: readonly ExtraField[] ): string {
	let number = fields.length + 1;
	while ( fields.some( ( { key } ) => key === `field_${ number }` ) ) {
		number++;
	}
	return `field_${ number }`;
}

/** Nothing is stored where nothing is asked. */
const toAttribute = ( fields: ExtraField[] ) => ( {
	extraFields: fields.length > 0 ? fields : undefined,
} );

function OwnField( {
	field,
	position,
	onChange,
	onRemove,
}: {
	field: ExtraField;
	position: number;
	onChange: ( field: ExtraField ) => void;
	onRemove: () => void;
} ) {
	return (
		<VStack as="fieldset" spacing={ 3 } alignment="start">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ sprintf(
					/* translators: %d: position of a form field. */
					__( 'Label of field %d', 'mainstreet-blocks' ),
					position
				) }
				value={ field.label }
				maxLength={ 200 }
				onChange={ ( label ) => onChange( { ...field, label } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Required', 'mainstreet-blocks' ) }
				checked={ field.required }
				onChange={ ( required ) => onChange( { ...field, required } ) }
			/>
			<Button
				variant="link"
				isDestructive
				onClick={ onRemove }
				aria-label={ sprintf(
					/* translators: %d: position of a form field. */
					__( 'Remove field %d', 'mainstreet-blocks' ),
					position
				) }
			>
				{ __( 'Remove', 'mainstreet-blocks' ) }
			</Button>
		</VStack>
	);
}

/** Sidebar panel "Further fields": a name, and what else the site owner wants to know. */
export function FieldsPanel( { attributes, onChange }: Props ) {
	const { nameFieldLabel, showNameField } = attributes;
	const extraFields = readFields( attributes.extraFields );
	return (
		<PanelBody
			title={ __( 'Further fields', 'mainstreet-blocks' ) }
			initialOpen={ false }
		>
			<VStack spacing={ 4 }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Ask for a name', 'mainstreet-blocks' ) }
					checked={ showNameField }
					onChange={ ( isShown ) =>
						onChange( { showNameField: isShown } )
					}
				/>
				{ showNameField && (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Label of the name', 'mainstreet-blocks' ) }
						placeholder={ __( 'Name', 'mainstreet-blocks' ) }
						value={ nameFieldLabel ?? '' }
						maxLength={ 200 }
						onChange={ ( label ) =>
							onChange( { nameFieldLabel: label || undefined } )
						}
					/>
				) }
				{ extraFields.map( ( field, index ) => (
					<OwnField
						key={ index }
						field={ field }
						position={ index + 1 }
						onChange={ ( changed ) =>
							onChange(
								toAttribute(
									extraFields.map( ( other ) =>
										other === field ? changed : other
									)
								)
							)
						}
						onRemove={ () =>
							onChange(
								toAttribute(
									extraFields.filter(
										( other ) => other !== field
									)
								)
							)
						}
					/>
				) ) }
				{ extraFields.length < MOST && (
					<Button
						variant="secondary"
						onClick={ () =>
							onChange(
								toAttribute( [
									...extraFields,
									{
										key: makeKey( extraFields ),
										label: '',
										required: false,
									},
								] )
							)
						}
					>
						{ __( 'Add field', 'mainstreet-blocks' ) }
					</Button>
				) }
			</VStack>
		</PanelBody>
	);
}
