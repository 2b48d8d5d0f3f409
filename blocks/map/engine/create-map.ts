import type { Tiles } from '@shared/map-tiles/tiles';
import type { MapState, Place, Position } from '../attributes';
import { RESIZE_DEBOUNCE, ZOOM_MAX } from '../constants';
import { getBounds, getCamera, isZoomLocked, type Bounds } from './camera';
import { Controls } from './controls';
import { CooperativeGestures } from './cooperative-gestures';
import { TextLayers } from './text-layers';
import { ZOOM_ALL } from './group-places';
import type { Engine } from './load';
import { getPadding, makeMap, toCorners } from './make-map';
import { Markers } from './markers';
import { PlaceByPress } from './place-by-press';
import type { Strings } from './strings';
import { getStyle } from './styles';
import { TileWatch } from './tile-watch';

export type MapEvents = {
	/** Called after the first rendering. */
	onReady: () => void;
	/** Called with an error message. `isFatal` if the style or all tiles are missing, so that nothing is shown. */
	onError: ( message: string, isFatal: boolean ) => void;
	onMarker: ( place: Place, button: HTMLButtonElement ) => void;
	/** Called when the user moved the map or clicked beside the markers. */
	onMove?: ( view: { zoom: number; center: Position } ) => void;
	/** Called when a marker was dragged. Without a callback, markers cannot be dragged. */
	onDrag?: ( place: Place, position: Position ) => void;
	/** Called when the user clicked on the map, or pressed Enter for its center, while a marker is placed. */
	onPlaced?: ( position: Position ) => void;
};

export type MapOptions = {
	engine: Engine;
	/** Empty element with a fixed size, in the document in which the engine was loaded. */
	container: HTMLElement;
	/** Mapbox access token; may be empty for other tiles. */
	token: string;
	tiles: Tiles;
	state: MapState;
	strings: Strings;
	isEditor: boolean;
	isRtl: boolean;
	events: MapEvents;
};

/** A map. Only this class uses the interface of the map library; see README. */
export class MapView {
	readonly map: mapboxgl.Map;
	private state: MapState;
	private readonly markers: Markers;
	private readonly controls: Controls;
	private readonly cooperation: CooperativeGestures;
	private readonly placing: PlaceByPress | null;
	private readonly observer: ResizeObserver | null;
	private readonly details: TextLayers;
	private readonly tileWatch: TileWatch;
	private timer: number | undefined;
	private wasFitted = false;
	private isMoved = false;
	private wasStyled = false;
	private hasStyle = false;

	constructor( private readonly options: MapOptions ) {
		const { engine, state, strings, isEditor } = options;
		this.state = state;
		this.map = makeMap( options );
		this.details = new TextLayers( this.map );
		this.tileWatch = new TileWatch(
			this.map,
			() => Boolean( options.tiles[ this.state.style ] ),
			( isAll ) => options.events.onError( strings.unreachable, isAll )
		);
		this.wasFitted = state.places.length > 1;
		this.controls = new Controls( { ...options, map: this.map } );
		this.cooperation = new CooperativeGestures( this.map, strings );
		this.markers = new Markers( {
			engine,
			map: this.map,
			strings,
			actions: {
				onPlace: options.events.onMarker,
				onDrag: options.events.onDrag,
				onGroup: ( places ) => this.showGroup( places ),
			},
		} );
		const { onPlaced } = options.events;
		this.placing = onPlaced ? new PlaceByPress( this.map, onPlaced ) : null;
		this.applyControls();
		this.markers.setPlaces( state.places, state.color );
		this.observer = this.observeSize();
		this.listen( isEditor );
	}

	/**
	 * Updates the parts of the map that have changed.
	 *
	 * @param next The whole new state.
	 */
	update( next: MapState ): void {
		const last = this.state;
		this.state = next;
		const isSame = ( ...keys: Array< keyof MapState > ) =>
			keys.every(
				( key ) =>
					JSON.stringify( last[ key ] ) ===
					JSON.stringify( next[ key ] )
			);
		const { tiles } = this.options;
		const style = getStyle( next, tiles );
		if (
			JSON.stringify( style ) !==
			JSON.stringify( getStyle( last, tiles ) )
		) {
			this.details.forget();
			this.hasStyle = false;
			this.tileWatch.reset();
			this.map.setStyle( style, { diff: false } );
		} else if ( ! isSame( 'hasDetails' ) ) {
			this.applyDetails();
		}
		if ( ! isSame( 'places', 'color' ) ) {
			this.markers.setPlaces( next.places, next.color );
		}
		if ( ! isSame( 'places', 'zoom', 'center' ) ) {
			this.applyCamera();
		}
		this.applyControls();
	}

	/**
	 * Starts or ends placing a marker. Meanwhile, the zoom is unlocked; afterwards, the previous view is restored.
	 *
	 * @param isPlacing Whether it waits.
	 */
	setPlacing( isPlacing: boolean ): void {
		if ( this.placing?.set( isPlacing ) ) {
			this.applyControls();
			if ( ! isPlacing ) {
				this.applyCamera();
			}
		}
	}

	/** Removes the map and its listeners. */
	destroy(): void {
		this.getWindow()?.clearTimeout( this.timer );
		this.observer?.disconnect();
		this.markers.clear();
		this.map.remove();
	}

	private getWindow() {
		return this.options.container.ownerDocument.defaultView;
	}

	private listen( isEditor: boolean ): void {
		const { events } = this.options;
		this.map.on( 'style.load', () => {
			this.hasStyle = true;
			this.wasStyled = true;
			this.applyDetails();
		} );
		this.map.on( 'load', () => events.onReady() );
		this.map.on( 'error', ( event ) => {
			if ( ! ( 'tile' in event ) ) {
				events.onError( event.error?.message ?? '', ! this.wasStyled );
			}
		} );
		this.map.on( 'zoomend', () => this.markers.regroup() );
		this.map.on( 'moveend', ( event ) => {
			if ( event.originalEvent ) {
				this.isMoved = ! isEditor;
				const { lng, lat } = this.map.getCenter().wrap();
				events.onMove?.( {
					zoom: this.map.getZoom(),
					center: { lng, lat },
				} );
			}
		} );
	}

	private observeSize(): ResizeObserver | null {
		const view = this.getWindow();
		if ( ! view ) {
			return null;
		}
		const observer = new view.ResizeObserver( () => {
			view.clearTimeout( this.timer );
			this.timer = view.setTimeout( () => {
				this.map.resize();
				if ( ! this.isMoved ) {
					this.applyCamera();
				}
			}, RESIZE_DEBOUNCE );
		} );
		observer.observe( this.options.container );
		return observer;
	}

	private applyCamera(): void {
		const camera = getCamera( this.state, this.wasFitted );
		this.wasFitted = camera.type === 'fit';
		if ( camera.type === 'fit' ) {
			this.fit( camera.bounds, false );
			return;
		}
		const { lng, lat } = this.map.getCenter();
		const isThere =
			Math.abs( lng - camera.center.lng ) < 1e-7 &&
			Math.abs( lat - camera.center.lat ) < 1e-7 &&
			Math.abs( this.map.getZoom() - camera.zoom ) < 0.01;
		if ( ! isThere ) {
			this.map.jumpTo( { center: camera.center, zoom: camera.zoom } );
		}
	}

	private fit( bounds: Bounds, isAnimated: boolean ): void {
		this.map.fitBounds( toCorners( bounds ), {
			padding: getPadding( this.options.container ),
			animate: isAnimated,
			maxZoom: isAnimated ? ZOOM_ALL : ZOOM_MAX,
		} );
	}

	/** Zooms in until the markers of a group are apart. Their button is then removed. */
	private showGroup( places: Place[] ): void {
		this.fit( getBounds( places ), true );
		this.map.getCanvas().focus( { preventScroll: true } );
	}

	/**
	 * Shows or hides the controls. Several markers lock the zoom: no buttons, and no gestures in the editor. Maps with groups are not
	 * locked, because groups open by zooming.
	 */
	private applyControls(): void {
		const { scrollToZoom, fullscreen, places } = this.state;
		const isLocked =
			isZoomLocked( places.length ) && ! this.placing?.isWaiting();
		for ( const handler of [
			this.map.scrollZoom,
			this.map.doubleClickZoom,
			this.map.boxZoom,
			this.map.touchZoomRotate,
		] ) {
			if ( isLocked && this.options.isEditor ) {
				handler.disable();
			} else {
				handler.enable();
			}
		}
		this.cooperation.set( ! scrollToZoom );
		this.controls.set( ! isLocked, fullscreen );
	}

	private applyDetails(): void {
		// Layers exist only after `style.load`, whose handler calls this again.
		if ( this.hasStyle ) {
			this.details.show( this.state.hasDetails );
		}
	}
}
