import { ContrastChecker, InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColorSettings, usePalette } from '@shared/color-settings';
import type { Attributes } from '../types';
import { isFloating } from './use-width-reset';
import { WidthPanel } from '@shared/width-panel';

export const LARGEST_RADIUS = 50;
/** Where the control stands while no radius is set. */
export const FIRST_RADIUS = 5;

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Whether the address is the block's own: of a link whose parent does not give one. */
const hasOwnUrl = ( { element, passthroughAttributes }: Attributes ) =>
	( element ?? 'a' ) === 'a' && ! passthroughAttributes?.url;

export function Inspector( { attributes, onChange }: Props ) {
	const { find } = usePalette();
	const { align, borderRadius, url, width } = attributes;
	return (
		<InspectorControls>
			{ hasOwnUrl( attributes ) && (
				<PanelBody title={ __( 'Link', 'mainstreet-blocks' ) }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="url"
						label={ __( 'Address', 'mainstreet-blocks' ) }
						value={ url ?? '' }
						onChange={ ( typed ) =>
							onChange( { url: typed || undefined } )
						}
					/>
				</PanelBody>
			) }
			<WidthPanel
				width={ width }
				hasPercentages={ ! isFloating( align ) }
				onChange={ ( chosen ) => onChange( { width: chosen } ) }
			/>
			<PanelBody title={ __( 'Border settings', 'mainstreet-blocks' ) }>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Border radius', 'mainstreet-blocks' ) }
					value={ borderRadius }
					min={ 0 }
					max={ LARGEST_RADIUS }
					initialPosition={ FIRST_RADIUS }
					allowReset
					onChange={ ( radius ) =>
						onChange( { borderRadius: radius } )
					}
				/>
			</PanelBody>
			<ColorSettings
				title={ __( 'Color', 'mainstreet-blocks' ) }
				attributes={ attributes }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Text', 'mainstreet-blocks' ),
						color: 'textColor',
					},
					{
						label: __( 'Background', 'mainstreet-blocks' ),
						color: 'backgroundColor',
						gradient: 'gradient',
					},
				] }
			>
				<ContrastChecker
					textColor={
						find( 'color', attributes.textColor ) ??
						attributes.customTextColor
					}
					backgroundColor={
						find( 'color', attributes.backgroundColor ) ??
						attributes.customBackgroundColor
					}
					isLargeText={ false }
				/>
			</ColorSettings>
		</InspectorControls>
	);
}
