import { InspectorControls } from '@wordpress/block-editor';
import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel, StyleColors, StyleSettings } from '@shared/inspector';
import {
	DEFAULT_SIZE,
	HIGHEST_MAXIMUM,
	LARGEST,
	LOWEST_MAXIMUM,
	normalizeMaximum,
	normalizeSize,
	SMALLEST,
} from '../attributes';

type Props = {
	maximum: number;
	/** px of one star. */
	size: number;
	color?: string;
	onChangeMaximum: ( maximum: number ) => void;
	onChangeSize: ( size: number ) => void;
	onChangeColor: ( color?: string ) => void;
};

export function Inspector( {
	maximum,
	size,
	color,
	onChangeMaximum,
	onChangeSize,
	onChangeColor,
}: Props ) {
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Settings', 'mainstreet-blocks' ) }
					values={ { maximum } }
					onChange={ ( changed ) =>
						onChangeMaximum( normalizeMaximum( changed.maximum ) )
					}
					settings={ [
						{
							label: __( 'Highest rating', 'mainstreet-blocks' ),
							reset: { maximum: normalizeMaximum( undefined ) },
							control: ( label ) => (
								<RangeControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ label }
									value={ maximum }
									min={ LOWEST_MAXIMUM }
									max={ HIGHEST_MAXIMUM }
									onChange={ ( chosen ) =>
										onChangeMaximum(
											normalizeMaximum( chosen )
										)
									}
								/>
							),
						},
					] }
				/>
			</InspectorControls>
			<StyleSettings
				group="dimensions"
				values={ { starSize: size } }
				onChange={ ( changed ) =>
					onChangeSize( normalizeSize( changed.starSize ) )
				}
				settings={ [
					{
						label: __( 'Star size', 'mainstreet-blocks' ),
						reset: { starSize: DEFAULT_SIZE },
						control: ( label ) => (
							<RangeControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ label }
								value={ size }
								min={ SMALLEST }
								max={ LARGEST }
								step={ 2 }
								onChange={ ( chosen ) =>
									onChangeSize( normalizeSize( chosen ) )
								}
							/>
						),
					},
				] }
			/>
			<StyleColors
				colors={ [
					{
						label: __( 'Stars', 'mainstreet-blocks' ),
						color,
						onColor: ( chosen ) =>
							onChangeColor( chosen || undefined ),
						reset: { color: undefined },
					},
				] }
			/>
		</>
	);
}
