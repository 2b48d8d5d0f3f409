import { ContrastChecker, InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ColorSettings, usePalette } from '@shared/color-settings';
import type { Attributes } from '../types';
import { FieldsPanel } from './fields-panel';
import { SettingsPanel } from './settings-panel';
import { SizeSettings } from './size-settings';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

function Colors( { attributes, onChange }: Props ) {
	const { find } = usePalette();
	return (
		<ColorSettings
			attributes={ attributes }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Button text', 'mainstreet-blocks' ),
					color: 'textColor',
				},
				{
					label: __( 'Button background', 'mainstreet-blocks' ),
					color: 'buttonBackgroundColor',
					gradient: 'buttonGradient',
				},
				{
					label: __( 'Email field background', 'mainstreet-blocks' ),
					color: 'emailFieldBackgroundColor',
					gradient: 'emailFieldGradient',
					isShownByDefault: false,
				},
				{
					label: __( 'Border', 'mainstreet-blocks' ),
					color: 'borderColor',
					isShownByDefault: false,
				},
			] }
		>
			<ContrastChecker
				isLargeText={ false }
				textColor={
					find( 'color', attributes.textColor ) ??
					attributes.customTextColor
				}
				backgroundColor={
					find( 'color', attributes.buttonBackgroundColor ) ??
					attributes.customButtonBackgroundColor
				}
			/>
		</ColorSettings>
	);
}

export function Inspector( props: Props ) {
	return (
		<>
			<InspectorControls>
				<SettingsPanel { ...props } />
				<FieldsPanel { ...props } />
			</InspectorControls>
			<Colors { ...props } />
			<SizeSettings { ...props } />
		</>
	);
}
