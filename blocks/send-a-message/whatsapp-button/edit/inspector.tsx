import { InspectorControls } from '@wordpress/block-editor';
import { TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { FIRST_MESSAGE } from '../constants';
import type { Attributes } from '../types';
import { ColorSetting } from './color-setting';
import { CountryField, NumberField } from './phone-fields';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

export function Inspector( { attributes, onChange }: Props ) {
	const { backgroundColor, firstMessage, openInNewTab } = attributes;
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Settings', 'mainstreet-blocks' ) }
					values={ attributes }
					onChange={ onChange }
					settings={ [
						{
							label: __( 'Country code', 'mainstreet-blocks' ),
							reset: { countryCode: undefined },
							control: ( label ) => (
								<CountryField
									label={ label }
									attributes={ attributes }
									onChange={ onChange }
								/>
							),
						},
						{
							label: __( 'Phone number', 'mainstreet-blocks' ),
							reset: { phoneNumber: undefined },
							control: ( label ) => (
								<NumberField
									label={ label }
									attributes={ attributes }
									onChange={ onChange }
								/>
							),
						},
						{
							label: __( 'First message', 'mainstreet-blocks' ),
							reset: { firstMessage: FIRST_MESSAGE },
							control: ( label ) => (
								<TextareaControl
									__nextHasNoMarginBottom
									label={ label }
									help={ __(
										'Added to the visitor’s chat, where they can edit it before sending.',
										'mainstreet-blocks'
									) }
									value={ firstMessage }
									onChange={ ( typed ) =>
										onChange( { firstMessage: typed } )
									}
								/>
							),
						},
						{
							label: __(
								'Open in a new tab',
								'mainstreet-blocks'
							),
							reset: { openInNewTab: false },
							isShownByDefault: false,
							control: ( label ) => (
								<ToggleControl
									__nextHasNoMarginBottom
									label={ label }
									checked={ openInNewTab }
									onChange={ ( isOn ) =>
										onChange( { openInNewTab: isOn } )
									}
								/>
							),
						},
					] }
				/>
			</InspectorControls>
			<ColorSetting
				backgroundColor={ backgroundColor }
				onChange={ onChange }
			/>
		</>
	);
}
