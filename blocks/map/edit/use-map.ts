import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { getEditorState } from '@shared/editor-state';
import type { Tiles } from '@shared/map-tiles/tiles';
import type { MapState } from '../attributes';
import { MapView, type MapEvents } from '../engine/create-map';
import { getEngineFiles } from '../engine/engine-files';
import { loadEngine } from '../engine/load';
import type { Strings } from '../engine/strings';

/** Texts of the map in the editor. On the page, render.php prints them. */
const getStrings = (): Strings => ( {
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

type Events = Pick< MapEvents, 'onMarker' | 'onMove' | 'onDrag' | 'onPlaced' >;

export type MapStatus = 'loading' | 'ready' | 'failed';

/**
 * Creates the map in an element, in the element's own document.
 *
 * @param container Element of a fixed size; null until it is there.
 * @param access    Access token, and tiles of this site.
 * @param state     What is drawn.
 * @param events    What happens on the map.
 * @param isPlacing Whether a press on the map places a marker.
 * @return `status`, and the sentence of the last error or ''; `retry` draws it anew.
 */
export function useMap(
	container: HTMLElement | null,
	{ token, tiles }: { token: string; tiles: Tiles },
	state: MapState,
	events: Events,
	isPlacing: boolean
) {
	const [ status, setStatus ] = useState< MapStatus >( 'loading' );
	const [ error, setError ] = useState( '' );
	const [ attempt, setAttempt ] = useState( 0 );
	const view = useRef< MapView | null >( null );
	// The map outlives a render, so its callbacks read the latest values from here.
	const latest = useRef( { state, events } );
	latest.current = { state, events };

	useEffect( () => {
		if ( ! container ) {
			return undefined;
		}
		let isGone = false;
		const fail = ( message: string ) => {
			setStatus( 'failed' );
			setError( message );
		};
		setStatus( 'loading' );
		setError( '' );
		loadEngine(
			container.ownerDocument,
			getEngineFiles( getEditorState().publicPath )
		)
			.then( ( engine ) => {
				if ( isGone ) {
					return;
				}
				view.current = new MapView( {
					engine,
					container,
					token,
					tiles,
					state: latest.current.state,
					strings: getStrings(),
					isEditor: true,
					isRtl: isRTL(),
					events: {
						onReady: () => setStatus( 'ready' ),
						onError: ( message, isFatal ) =>
							isFatal ? fail( message ) : setError( message ),
						onMarker: ( ...args ) =>
							latest.current.events.onMarker( ...args ),
						onMove: ( ...args ) =>
							latest.current.events.onMove?.( ...args ),
						onDrag: ( ...args ) =>
							latest.current.events.onDrag?.( ...args ),
						onPlaced: ( ...args ) =>
							latest.current.events.onPlaced?.( ...args ),
					},
				} );
			} )
			.catch( ( reason: unknown ) => {
				if ( ! isGone ) {
					fail(
						reason instanceof Error &&
							reason.message !== 'not loaded'
							? reason.message
							: __(
									'Could not load the map library.',
									'mainstreet-blocks'
								)
					);
				}
			} );
		return () => {
			isGone = true;
			view.current?.destroy();
			view.current = null;
		};
	}, [ container, token, tiles, attempt ] );

	useEffect( () => view.current?.update( state ), [ state ] );
	useEffect(
		() => view.current?.setPlacing( isPlacing ),
		[ isPlacing, status ]
	);

	return {
		status,
		error,
		clearError: () => setError( '' ),
		retry: () => setAttempt( attempt + 1 ),
	};
}
