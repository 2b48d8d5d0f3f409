import {
	Button,
	TextControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useUndoSteps } from '@shared/post-editor';
import type { CustomField } from '.';

/** Maximum, as on the server. */
const MAX_FIELDS = 10;

type Change = ( field: CustomField ) => void;

type FieldProps = {
	field: CustomField;
	/** Counted from 1, as the labels say it. */
	position: number;
	onChange: Change;
	onRemove: () => void;
	/** An additional control between the label and "Required". */
	children: ReactNode;
};

function CustomFieldRow( {
	field,
	position,
	onChange,
	onRemove,
	children,
}: FieldProps ) {
	return (
		<fieldset>
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
			{ children }
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
		</fieldset>
	);
}

type Props = {
	fields: readonly CustomField[];
	/** Creates the next field. */
	makeField: ( fields: readonly CustomField[] ) => CustomField;
	/** Called with all fields, or undefined for none, so that nothing is saved. */
	onChange: ( fields: CustomField[] | undefined ) => void;
	/** Renders a block-specific control between the label and "Required". */
	children?: (
		field: CustomField,
		position: number,
		onChange: Change
	) => ReactNode;
};

/**
 * Sidebar controls for the custom fields of a newsletter form. When a field is removed, the focus moves to the button
 * that adds one.
 */
export function CustomFields( {
	fields,
	makeField,
	onChange,
	children,
}: Props ) {
	const addButton = useRef< HTMLButtonElement >( null );
	const steps = useUndoSteps();
	const store = ( changed: CustomField[] ) =>
		onChange( changed.length > 0 ? changed : undefined );
	return (
		<VStack spacing={ 6 }>
			{ fields.map( ( field, index ) => {
				const position = index + 1;
				const replace = ( changed: CustomField ) =>
					store(
						fields.map( ( other ) =>
							other === field ? changed : other
						)
					);
				const change: Change = ( changed ) =>
					changed.required === field.required
						? steps.type( `field ${ index }`, () =>
								replace( changed )
							)
						: steps.act( () => replace( changed ) );
				return (
					<CustomFieldRow
						key={ index }
						field={ field }
						position={ position }
						onChange={ change }
						onRemove={ () => {
							addButton.current?.focus();
							steps.act( () =>
								store(
									fields.filter(
										( other ) => other !== field
									)
								)
							);
						} }
					>
						{ children?.( field, position, change ) }
					</CustomFieldRow>
				);
			} ) }
			<div>
				<Button
					ref={ addButton }
					__next40pxDefaultSize
					variant="secondary"
					accessibleWhenDisabled
					disabled={ fields.length >= MAX_FIELDS }
					onClick={ () =>
						steps.act( () =>
							store( [ ...fields, makeField( fields ) ] )
						)
					}
				>
					{ __( 'Add field', 'mainstreet-blocks' ) }
				</Button>
			</div>
		</VStack>
	);
}
