import {
	Button,
	PanelBody,
	TextControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Attributes, ExtraField } from '../types';

/** As many as the server takes. */
const MOST = 10;

type Props = {
	fields: ExtraField[];
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** What a merge field may be called. */
const toTag = ( typed: string ): string =>
	typed
		.toUpperCase()
		.replace( /[^A-Z0-9_]/g, '' )
		.slice( 0, 10 );

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
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ sprintf(
					/* translators: %d: position of a form field. */
					__( 'Merge field of field %d', 'mainstreet-blocks' ),
					position
				) }
				placeholder="FNAME"
				help={ __(
					'As it is called in your audience, without *| and |*. Without it the field is not shown to visitors.',
					'mainstreet-blocks'
				) }
				value={ field.key }
				onChange={ ( typed ) =>
					onChange( { ...field, key: toTag( typed ) } )
				}
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

/** Sidebar panel "Further fields": a name, and what else the audience has fields for. */
export function FieldsPanel( { fields, onChange }: Props ) {
	// Nothing is stored where nothing is asked.
	const store = ( changed: ExtraField[] ) =>
		onChange( { extraFields: changed.length ? changed : undefined } );
	return (
		<PanelBody
			title={ __( 'Further fields', 'mainstreet-blocks' ) }
			initialOpen={ false }
		>
			<VStack spacing={ 4 }>
				{ fields.map( ( field, index ) => (
					<OwnField
						key={ index }
						field={ field }
						position={ index + 1 }
						onChange={ ( changed ) =>
							store(
								fields.map( ( other ) =>
									other === field ? changed : other
								)
							)
						}
						onRemove={ () =>
							store(
								fields.filter( ( other ) => other !== field )
							)
						}
					/>
				) ) }
				{ fields.length < MOST && (
					<Button
						variant="secondary"
						onClick={ () =>
							store( [
								...fields,
								fields.length
									? { key: '', label: '', required: false }
									: {
											key: 'FNAME',
											label: __(
												'First name',
												'mainstreet-blocks'
											),
											required: false,
										},
							] )
						}
					>
						{ __( 'Add field', 'mainstreet-blocks' ) }
					</Button>
				) }
			</VStack>
		</PanelBody>
	);
}
