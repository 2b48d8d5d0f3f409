import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MapState } from '../attributes';
import { ZOOM_DEFAULT, ZOOM_MAX, ZOOM_MIN } from '../constants';
import type { Attributes } from '../types';
import { HeightField } from './height-field';

type Props = {
	state: MapState;
	height: number | undefined;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar panel "Map Settings". */
export function SettingsPanel( { state, height, onChange }: Props ) {
	const isLocked = state.places.length > 1;
	return (
		<PanelBody
			className="wp-block-jetpack-map__panel"
			title={ __( 'Map Settings', 'mainstreet-blocks' ) }
		>
			<HeightField
				height={ height }
				onChange={ ( mapHeight ) => onChange( { mapHeight } ) }
			/>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Zoom level', 'mainstreet-blocks' ) }
				help={
					isLocked
						? __(
								'With several markers the map shows them all, so that the zoom is fixed.',
								'mainstreet-blocks'
							)
						: undefined
				}
				disabled={ isLocked }
				min={ ZOOM_MIN }
				max={ ZOOM_MAX }
				value={ state.zoom }
				onChange={ ( zoom ) =>
					onChange( { zoom: zoom ?? ZOOM_DEFAULT } )
				}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Show names of streets and places',
					'mainstreet-blocks'
				) }
				checked={ state.hasDetails }
				onChange={ ( mapDetails ) => onChange( { mapDetails } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Scroll to zoom', 'mainstreet-blocks' ) }
				help={
					state.scrollToZoom
						? __(
								'Scrolling over the map zooms it; the page stays where it is.',
								'mainstreet-blocks'
							)
						: __(
								'Scrolling over the map scrolls the page; with Ctrl or ⌘ it zooms.',
								'mainstreet-blocks'
							)
				}
				checked={ state.scrollToZoom }
				onChange={ ( scrollToZoom ) => onChange( { scrollToZoom } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show full-screen button', 'mainstreet-blocks' ) }
				checked={ state.fullscreen }
				onChange={ ( showFullscreenButton ) =>
					onChange( { showFullscreenButton } )
				}
			/>
		</PanelBody>
	);
}
