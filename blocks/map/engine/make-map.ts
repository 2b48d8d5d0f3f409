import { FIT_PADDING, ZOOM_MAX, ZOOM_MIN } from '../constants';
import { getCamera, type Bounds } from './camera';
import type { MapOptions } from './create-map';
import { getStyle } from './styles';

/**
 * Converts an area to the corners that the library expects.
 *
 * @param bounds Result of getBounds().
 */
export const toCorners = ( {
	west,
	south,
	east,
	north,
}: Bounds ): [ [ number, number ], [ number, number ] ] => [
	[ west, south ],
	[ east, north ],
];

/**
 * Returns the padding around markers, which is smaller in small maps.
 *
 * @param container Element of the map.
 */
export function getPadding( { clientWidth, clientHeight }: HTMLElement ) {
	const isTight =
		clientHeight < FIT_PADDING.top * 2.5 ||
		clientWidth < FIT_PADDING.left * 2.5;
	return isTight ? 10 : FIT_PADDING;
}

/**
 * Creates the map of the library. Throws if the browser does not support it.
 *
 * @param options Those of the MapView.
 */
export function makeMap( options: MapOptions ): mapboxgl.Map {
	const { engine, container, token, state, tiles, strings } = options;
	if ( ! engine.supported() ) {
		throw new Error( strings.unsupported );
	}
	engine.accessToken = token;
	// The library positions elements from the left; texts get their own direction back.
	container.dir = 'ltr';
	const camera = getCamera( state, false );
	const map = new engine.Map( {
		container,
		style: getStyle( state, tiles ),
		accessToken: token,
		minZoom: ZOOM_MIN,
		maxZoom: ZOOM_MAX,
		dragRotate: false,
		pitchWithRotate: false,
		trackResize: false,
		locale: {
			'NavigationControl.ZoomIn': strings.zoomIn,
			'NavigationControl.ZoomOut': strings.zoomOut,
			'FullscreenControl.Enter': strings.enterFullscreen,
			'FullscreenControl.Exit': strings.exitFullscreen,
			'AttributionControl.ToggleAttribution': strings.attribution,
			'AttributionControl.MapFeedback': strings.feedback,
			'LogoControl.Title': strings.logo,
		},
		...( camera.type === 'fit'
			? {
					bounds: toCorners( camera.bounds ),
					fitBoundsOptions: { padding: getPadding( container ) },
				}
			: { center: camera.center, zoom: camera.zoom } ),
	} );
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	// The library gives its attribution the role of a list, but it has no list items.
	container
		.querySelector( '.mapboxgl-ctrl-attrib-inner' )
		?.removeAttribute( 'role' );
	const canvas = map.getCanvas();
	canvas.setAttribute( 'role', 'application' );
	canvas.setAttribute( 'aria-label', strings.map );
	return map;
}
