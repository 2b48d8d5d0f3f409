import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
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
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'mainstreet-blocks' ) }>
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Highest rating', 'mainstreet-blocks' ) }
					value={ maximum }
					min={ LOWEST_MAXIMUM }
					max={ HIGHEST_MAXIMUM }
					onChange={ ( chosen ) =>
						onChangeMaximum( normaliseMaximum( chosen ) )
					}
				/>
			</PanelBody>
			<PanelColorSettings
				title={ __( 'Color', 'mainstreet-blocks' ) }
				colorSettings={ [
					{
						label: __( 'Stars', 'mainstreet-blocks' ),
						// Its types ask for a text; an empty one is no colour.
						value: color ?? '',
						onChange: ( chosen?: string ) =>
							onChangeColor( chosen || undefined ),
					},
				] }
			/>
		</InspectorControls>
	);
}
