import {
	CheckboxControl,
	SelectControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { AudienceField } from './audience-field';
import { CheckboxesField } from './checkboxes-field';
import { ColorField } from './color-field';
import { ListField } from './list-field';
import { PictureField } from './picture-field';
import type { Field, OptionValue } from './options-state';

type Props = {
	field: Field;
	value: OptionValue;
	/** What is wrong with it; '' when nothing is. */
	error: string;
	onChange: ( value: OptionValue ) => void;
};

/** The control that fits a setting. */
function Control( {
	field,
	value,
	onChange,
	...aria
}: Omit< Props, 'error' > & {
	'aria-invalid': boolean;
	'aria-describedby'?: string;
} ) {
	const { label, help, type, choices, control, format } = field;
	if ( type === 'boolean' ) {
		return (
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={ value === true }
				onChange={ onChange }
			/>
		);
	}
	if ( control === 'mailchimp-audience' ) {
		return (
			<AudienceField
				{ ...aria }
				label={ label }
				help={ help }
				value={ String( value ) }
				onChange={ onChange }
			/>
		);
	}
	if ( control === 'picture' ) {
		return (
			<PictureField
				{ ...aria }
				label={ label }
				help={ help }
				value={ String( value ) }
				onChange={ onChange }
			/>
		);
	}
	if ( control === 'color' ) {
		return (
			<ColorField
				{ ...aria }
				label={ label }
				help={ help }
				value={ String( value ) }
				onChange={ onChange }
			/>
		);
	}
	if ( control === 'list' || control === 'checkboxes' ) {
		const List = control === 'checkboxes' ? CheckboxesField : ListField;
		return (
			<List
				label={ label }
				help={ help }
				choices={ choices }
				value={ String( value ) }
				onChange={ onChange }
			/>
		);
	}
	if ( control === 'textarea' ) {
		return (
			<TextareaControl
				{ ...aria }
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				rows={ 4 }
				dir="ltr"
				readOnly={ field.isReadOnly }
				value={ String( value ) }
				onChange={ onChange }
			/>
		);
	}
	if ( choices.length ) {
		return (
			<SelectControl
				{ ...aria }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				value={ String( value ) }
				options={ choices }
				onChange={ onChange }
			/>
		);
	}
	return (
		<TextControl
			{ ...aria }
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			type={ type === 'integer' ? 'number' : format || 'text' }
			{ ...( type === 'integer' && {
				min: field.minimum,
				max: field.maximum,
				step: 1,
			} ) }
			value={ String( value ) }
			onChange={ onChange }
		/>
	);
}

/** One setting, with what is wrong with it beside it. */
export function OptionField( { error, ...props }: Props ) {
	const errorId = useInstanceId( OptionField, 'mainstreet-option-error' );
	return (
		<div>
			<Control
				{ ...props }
				aria-invalid={ error !== '' }
				// Left out where nothing is wrong, so that the help describes the field.
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
}
