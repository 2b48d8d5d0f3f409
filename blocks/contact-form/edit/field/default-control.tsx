import {
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Setting } from '@shared/inspector';
import type { InnerAttributes } from '../../inner/types';
import { readOptions, readPlain } from '../guards';

type Props = {
	type: string;
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

function DefaultControl( {
	type,
	label,
	attributes,
	setAttributes,
}: Props & { label: string } ) {
	const value = readPlain( attributes, 'defaultValue' );
	const onChange = ( defaultValue: string ) =>
		setAttributes( { defaultValue } );

	switch ( type ) {
		case 'checkbox':
			return (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
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

/** Types without a default value. */
const NONE = [ 'consent', 'checkbox-multiple', 'file' ];

/** Returns the setting for the default value of a field. */
export const getDefaultSetting = (
	props: Props
): Setting< InnerAttributes > | false =>
	! NONE.includes( props.type ) && {
		label:
			props.type === 'checkbox'
				? __( 'Checked by default', 'mainstreet-blocks' )
				: __( 'Default value', 'mainstreet-blocks' ),
		reset: { defaultValue: '' },
		isShownByDefault: false,
		control: ( label ) => <DefaultControl { ...props } label={ label } />,
	};
