import { ContrastChecker, InspectorControls } from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColorSettings, usePalette } from '@shared/color-settings';
import { RadiusControl, SettingsPanel, StyleSettings } from '@shared/inspector';
import { WidthFields } from '@shared/width-panel';
import type { Attributes } from '../types';
import { LinkToolbar } from './link-toolbar';
import { isFloating } from './use-width-reset';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Whether the address is the block's own: of a link whose parent does not give one. */
const hasOwnUrl = ( { element, passthroughAttributes }: Attributes ) =>
	( element ?? 'a' ) === 'a' && ! passthroughAttributes?.url;

function Colors( { attributes, onChange }: Props ) {
	const { find } = usePalette();
	return (
		<ColorSettings
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
	);
}

/** Address of the link. */
function LinkSettings( { attributes, onChange }: Props ) {
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Link', 'mainstreet-blocks' ) }
				values={ attributes }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'URL', 'mainstreet-blocks' ),
						reset: { url: undefined },
						control: ( label ) => (
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								type="url"
								label={ label }
								value={ attributes.url ?? '' }
								onChange={ ( typed ) =>
									onChange( { url: typed || undefined } )
								}
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}

export function Inspector( props: Props & { hasWidth: boolean } ) {
	const { attributes, hasWidth, onChange } = props;
	const { align, borderRadius, width } = attributes;
	return (
		<>
			{ hasOwnUrl( attributes ) && (
				<>
					<LinkToolbar
						url={ attributes.url }
						onChange={ ( url ) => onChange( { url } ) }
					/>
					<LinkSettings { ...props } />
				</>
			) }
			<Colors { ...props } />
			{ hasWidth && (
				<StyleSettings
					group="dimensions"
					values={ attributes }
					onChange={ onChange }
					settings={ [
						{
							label: __( 'Width', 'mainstreet-blocks' ),
							reset: { width: undefined },
							control: () => (
								<WidthFields
									width={ width }
									hasPercentages={ ! isFloating( align ) }
									onChange={ ( chosen ) =>
										onChange( { width: chosen } )
									}
								/>
							),
						},
					] }
				/>
			) }
			<StyleSettings
				group="border"
				values={ attributes }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Border radius', 'mainstreet-blocks' ),
						reset: { borderRadius: undefined },
						control: ( label ) => (
							<RadiusControl
								label={ label }
								value={ borderRadius }
								onChange={ ( radius ) =>
									onChange( { borderRadius: radius } )
								}
							/>
						),
					},
				] }
			/>
		</>
	);
}
