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

/** As many as the server takes. */
const MOST = 10;

type Change = ( field: CustomField ) => void;

type FieldProps = {
	field: CustomField;
	/** Counted from 1, as the labels say it. */
	position: number;
	onChange: Change;
	onRemove: () => void;
	/** A further control, between the label and "Required". */
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
	/** What a further field begins as, next to those there are. */
	makeField: ( fields: readonly CustomField[] ) => CustomField;
	/** Gets all fields, and undefined for none: nothing is stored where nothing is asked. */
	onChange: ( fields: CustomField[] | undefined ) => void;
	/** Draws what one block alone asks of a field, between its label and "Required". */
	children?: (
		field: CustomField,
		position: number,
		onChange: Change
	) => ReactNode;
};

/**
 * The site owner's own fields of a newsletter form, for the sidebar: each is labelled, made
 * required and removed; further ones are added until there are as many as the server takes.
 * Who removes a field is led to the button that adds one, as the pressed button is gone.
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
					disabled={ fields.length >= MOST }
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
