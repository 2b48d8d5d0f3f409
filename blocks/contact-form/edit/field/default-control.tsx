import {
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { InnerAttributes } from '../../inner/types';
import { readOptions, readPlain } from '../guards';

type Props = {
	type: string;
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

/** With what the field is filled before the visitor writes. */
export function DefaultControl( { type, attributes, setAttributes }: Props ) {
	const value = readPlain( attributes, 'defaultValue' );
	const onChange = ( defaultValue: string ) =>
		setAttributes( { defaultValue } );
	const label = __( 'Default value', 'mainstreet-blocks' );

	switch ( type ) {
		case 'checkbox':
			return (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Checked by default', 'mainstreet-blocks' ) }
					checked={ value === 'true' }
					onChange={ ( isOn ) => onChange( isOn ? 'true' : '' ) }
				/>
			);
		case 'radio':
		case 'select':
			return (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					value={ value }
					options={ [
						{
							label: __( 'None', 'mainstreet-blocks' ),
							value: '',
						},
						...[ ...new Set( readOptions( attributes ) ) ].flatMap(
							( option ) =>
								option
									? [ { label: option, value: option } ]
									: []
						),
					] }
					onChange={ onChange }
				/>
			);
		case 'textarea':
			return (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ label }
					value={ value }
					onChange={ onChange }
				/>
			);
		case 'consent':
		case 'checkbox-multiple':
		case 'file':
			return null;
		default:
			return (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					type={ type === 'date' ? 'date' : 'text' }
					value={ value }
					onChange={ onChange }
				/>
			);
	}
}
