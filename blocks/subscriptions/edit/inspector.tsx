import { ContrastChecker, InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ColorSettings, usePalette } from '@shared/color-settings';
import { WidthPanel } from '@shared/width-panel';
import type { Attributes } from '../types';
import { FieldsPanel } from './fields-panel';
import { SettingsPanel } from './settings-panel';
import { SizePanels } from './size-panels';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

function Colors( { attributes, onChange }: Props ) {
	const { find } = usePalette();
	return (
		<ColorSettings
			title={ __( 'Color', 'mainstreet-blocks' ) }
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
				},
				{
					label: __( 'Border', 'mainstreet-blocks' ),
					color: 'borderColor',
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

export function Inspector( { attributes, onChange }: Props ) {
	const { buttonWidth } = attributes;
	return (
		<InspectorControls>
			<SettingsPanel attributes={ attributes } onChange={ onChange } />
			<FieldsPanel attributes={ attributes } onChange={ onChange } />
			<Colors attributes={ attributes } onChange={ onChange } />
			<SizePanels attributes={ attributes } onChange={ onChange } />
			<WidthPanel
				width={ buttonWidth || undefined }
				hasPercentages
				onChange={ ( width ) => onChange( { buttonWidth: width } ) }
			/>
		</InspectorControls>
	);
}
