import { InspectorControls } from '@wordpress/block-editor';
import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel, StyleColors } from '@shared/inspector';
import {
	HIGHEST_MAXIMUM,
	LOWEST_MAXIMUM,
	normaliseMaximum,
} from '../attributes';

type Props = {
	maximum: number;
	color?: string;
	onChangeMaximum: ( maximum: number ) => void;
	onChangeColor: ( color?: string ) => void;
};

export function Inspector( {
	maximum,
	color,
	onChangeMaximum,
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
