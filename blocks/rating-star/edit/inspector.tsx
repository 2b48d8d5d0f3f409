import { InspectorControls } from '@wordpress/block-editor';
import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel, StyleColors, StyleSettings } from '@shared/inspector';
import {
	DEFAULT_SIZE,
	HIGHEST_MAXIMUM,
	LARGEST,
	LOWEST_MAXIMUM,
	normaliseMaximum,
	normaliseSize,
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
						onChangeMaximum( normaliseMaximum( changed.maximum ) )
					}
					settings={ [
						{
							label: __( 'Highest rating', 'mainstreet-blocks' ),
							reset: { maximum: normaliseMaximum( undefined ) },
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
											normaliseMaximum( chosen )
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
					onChangeSize( normaliseSize( changed.starSize ) )
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
									onChangeSize( normaliseSize( chosen ) )
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
