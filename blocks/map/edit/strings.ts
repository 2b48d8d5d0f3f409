import { __ } from '@wordpress/i18n';
import type { Strings } from '../engine/strings';

/** Texts of the map in the editor; on the page they come from render.php. */
export const getStrings = (): Strings => ( {
	map: __( 'Map', 'mainstreet-blocks' ),
	/* translators: %d: number of a marker without a title. */
	marker: __( 'Marker %d', 'mainstreet-blocks' ),
	/* translators: %d: number of places under one marker. */
	cluster: __( 'Places here: %d. Zoom in.', 'mainstreet-blocks' ),
	close: __( 'Close', 'mainstreet-blocks' ),
	zoomIn: __( 'Zoom in', 'mainstreet-blocks' ),
	zoomOut: __( 'Zoom out', 'mainstreet-blocks' ),
	enterFullscreen: __( 'Enter fullscreen', 'mainstreet-blocks' ),
	exitFullscreen: __( 'Exit fullscreen', 'mainstreet-blocks' ),
	attribution: __( 'Show or hide attribution', 'mainstreet-blocks' ),
	feedback: __( 'Map feedback', 'mainstreet-blocks' ),
	logo: __( 'Mapbox logo', 'mainstreet-blocks' ),
	scrollHint: __(
		'Hold Ctrl or ⌘ while scrolling to zoom.',
		'mainstreet-blocks'
	),
	touchHint: __( 'Use two fingers to move the map.', 'mainstreet-blocks' ),
	directions: __( 'Directions', 'mainstreet-blocks' ),
	/* translators: %s: name of a place. */
	directionsTo: __( 'Directions: %s', 'mainstreet-blocks' ),
	unsupported: __(
		'This browser cannot show the map, because WebGL is missing or turned off.',
		'mainstreet-blocks'
	),
	unreachable: __( 'The map could not be loaded.', 'mainstreet-blocks' ),
} );
