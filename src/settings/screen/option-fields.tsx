import type { DataFormControlProps, Field } from '@wordpress/dataviews';
import { useInstanceId } from '@wordpress/compose';
import type { ComponentType } from 'react';
import { toList } from '@shared/guards';
import { AudienceField } from './audience-field';
import { CheckboxesField } from './checkboxes-field';
import { HoursField, SpecialDaysField } from './hours-fields';
import { ListField } from './list-field';
import type { Field as Option } from './options-state';
import { PictureField } from './picture-field';
import type { Values } from './use-options';

type ControlProps = {
	label: string;
	help: string;
	choices: Option[ 'choices' ];
	value: string;
	onChange: ( value: string ) => void;
	'aria-invalid': boolean;
	'aria-describedby'?: string;
};

/** Turns a control into the `Edit` component of a DataForm field, with its error below it. */
function withError( Control: ComponentType< ControlProps > ) {
	return function Edit( {
		data,
		field,
		onChange,
		validity,
	}: DataFormControlProps< Values > ) {
		const errorId = useInstanceId( Edit, 'mainstreet-option-error' );
		const error = validity?.custom?.message ?? '';
		return (
			<div>
				<Control
					label={ field.label }
					help={ String( field.description ?? '' ) }
					choices={ field.elements ?? [] }
					value={ String( data[ field.id ] ?? '' ) }
					onChange={ ( value ) =>
						onChange( { [ field.id ]: value } )
					}
					aria-invalid={ error !== '' }
					// Left out without an error, so that the help describes the field.
					{ ...( error && { 'aria-describedby': errorId } ) }
				/>
				<p
					id={ errorId }
					role="alert"
					className="mainstreet-settings__error"
				>
					{ error }
				</p>
			</div>
		);
	};
}

/** The same for a control with several values. */
function withListError(
	Control: ComponentType< {
		label: string;
		value: readonly unknown[];
		onChange: ( value: readonly unknown[] ) => void;
	} >
) {
	return function Edit( {
		data,
		field,
		onChange,
		validity,
	}: DataFormControlProps< Values > ) {
		const error = validity?.custom?.message ?? '';
		return (
			// An error of any value is shown below the list, which is then focused.
			<div tabIndex={ -1 } aria-invalid={ error !== '' }>
				<Control
					label={ field.label }
					value={ toList( data[ field.id ] ) }
					onChange={ ( value ) =>
						onChange( { [ field.id ]: value } )
					}
				/>
				<p role="alert" className="mainstreet-settings__error">
					{ error }
				</p>
			</div>
		);
	};
}

const controls = {
	checkboxes: { Edit: withError( CheckboxesField ) },
	color: { type: 'color' },
	hours: { Edit: withListError( HoursField ) },
	// The input of core's token field has no label (WordPress 7.1).
	list: { Edit: withError( ListField ) },
	'mailchimp-audience': { Edit: withError( AudienceField ) },
	picture: { Edit: withError( PictureField ) },
	'special-days': { Edit: withListError( SpecialDaysField ) },
	textarea: { Edit: 'textarea' },
} as const;

const types = {
	string: 'text',
	integer: 'integer',
	boolean: 'boolean',
	array: 'text',
} as const;

/** Converts a declared setting to a field of DataForm. Numbers have no `min` and `max`, because core then replaces the typed number. */
export function toFormField( option: Option ): Field< Values > {
	const { name, label, help, type, control, format, choices } = option;
	return {
		id: name,
		label,
		description: help,
		type: format || types[ type ],
		isDisabled: option.isReadOnly,
		...( choices.length > 0 && { elements: choices, Edit: 'select' } ),
		...( control && { Edit: undefined, ...controls[ control ] } ),
		...( control === 'color' && {
			// The color picker adds the opacity, which email programs do not support.
			setValue: ( { value } ) => ( {
				[ name ]: value.replace( /^(#[0-9a-f]{6})[0-9a-f]{2}$/i, '$1' ),
			} ),
		} ),
	};
}
