import { ContrastChecker, InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColorSettings, usePalette } from '@shared/color-settings';
import { WidthPanel } from '@shared/width-panel';
import type { Attributes } from '../types';
import { FieldsPanel } from './fields-panel';
import { SizePanels } from './size-panels';
import { showText, storeText } from './texts';

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
	const { buttonOnNewLine, buttonWidth, showSubscribersTotal } = attributes;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'mainstreet-blocks' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show subscriber count', 'mainstreet-blocks' ) }
					checked={ showSubscribersTotal }
					onChange={ ( isShown ) =>
						onChange( { showSubscribersTotal: isShown } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Place button on new line',
						'mainstreet-blocks'
					) }
					checked={ buttonOnNewLine }
					onChange={ ( isBelow ) =>
						onChange( { buttonOnNewLine: isBelow } )
					}
				/>
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Success message', 'mainstreet-blocks' ) }
					help={ __(
						'Stands instead of the form once somebody has sent it.',
						'mainstreet-blocks'
					) }
					value={ showText(
						'successMessage',
						attributes.successMessage
					) }
					onChange={ ( typed ) =>
						onChange( {
							successMessage: storeText(
								'successMessage',
								typed
							),
						} )
					}
				/>
			</PanelBody>
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
