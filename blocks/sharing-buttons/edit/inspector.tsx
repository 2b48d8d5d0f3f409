import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ColorSettings } from '@shared/color-settings';
import { SettingsPanel } from '@shared/inspector';
import { normalize } from '../attributes';
import type { Attributes } from '../types';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** What the buttons show, how large, and in which colors. */
export function Inspector( { attributes, onChange }: Props ) {
	const { styleType, size } = normalize( attributes );
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Settings', 'mainstreet-blocks' ) }
					values={ attributes }
					onChange={ onChange }
					settings={ [
						{
							label: __( 'Button style', 'mainstreet-blocks' ),
							reset: { styleType: 'icon-text' },
							control: ( label ) => (
								<SelectControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ label }
									value={ styleType }
									options={ [
										{
											value: 'icon-text',
											label: __(
												'Icon and name',
												'mainstreet-blocks'
											),
										},
										{
											value: 'icon',
											label: __(
												'Icon',
												'mainstreet-blocks'
											),
										},
										{
											value: 'text',
											label: __(
												'Name',
												'mainstreet-blocks'
											),
										},
									] }
									onChange={ ( chosen ) =>
										onChange( { styleType: chosen } )
									}
								/>
							),
						},
						{
							label: __( 'Icon size', 'mainstreet-blocks' ),
							reset: { size: 'has-normal-icon-size' },
							control: ( label ) => (
								<SelectControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ label }
									value={ size }
									options={ [
										{
											value: 'has-small-icon-size',
											label: __(
												'Small',
												'mainstreet-blocks'
											),
										},
										{
											value: 'has-normal-icon-size',
											label: __(
												'Normal',
												'mainstreet-blocks'
											),
										},
										{
											value: 'has-large-icon-size',
											label: __(
												'Large',
												'mainstreet-blocks'
											),
										},
										{
											value: 'has-huge-icon-size',
											label: __(
												'Huge',
												'mainstreet-blocks'
											),
										},
									] }
									onChange={ ( chosen ) =>
										onChange( { size: chosen } )
									}
								/>
							),
						},
					] }
				/>
			</InspectorControls>
			<ColorSettings
				attributes={ attributes }
				onChange={ ( changes ) =>
					onChange( {
						...changes,
						// Values that other releases saved beside them would override the choice.
						...( 'iconColor' in changes && {
							iconColorValue: undefined,
						} ),
						...( 'iconBackgroundColor' in changes && {
							iconBackgroundColorValue: undefined,
						} ),
					} )
				}
				settings={ [
					{
						label: __( 'Icon and name', 'mainstreet-blocks' ),
						color: 'iconColor',
					},
					{
						label: __( 'Button background', 'mainstreet-blocks' ),
						color: 'iconBackgroundColor',
					},
				] }
			/>
		</>
	);
}
