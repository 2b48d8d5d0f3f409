import type { Marker } from 'mapbox-gl';
import type { Place, Position } from '../attributes';
import { groupPlaces, type Group } from './group-places';
import type { Engine } from './load';
import type { Strings } from './strings';

const SVG = 'http://www.w3.org/2000/svg';
const CLASS = 'wp-block-jetpack-map__marker';

/** Callbacks of the markers. */
export type MarkerActions = {
	onPlace: ( place: Place, button: HTMLButtonElement ) => void;
	onGroup: ( places: Place[] ) => void;
	/** With this callback, markers outside of groups can be dragged. */
	onDrag?: ( place: Place, position: Position ) => void;
};

type Options = {
	engine: Engine;
	map: mapboxgl.Map;
	strings: Strings;
	actions: MarkerActions;
};

/** Without the position, so that a marker that is moved keeps its button, to which the popup is anchored. */
const getKey = ( { places }: Group ): string =>
	places.map( ( { index, id } ) => `${ index }@${ id }` ).join( ';' );

function makePin( target: Document ): SVGElement {
	const svg = target.createElementNS( SVG, 'svg' );
	svg.setAttribute( 'viewBox', '0 0 32 40' );
	svg.setAttribute( 'aria-hidden', 'true' );
	const pin = target.createElementNS( SVG, 'path' );
	pin.setAttribute(
		'd',
		'M16 1C7.7 1 1 7.6 1 15.9 1 26.5 13.2 36 15.2 38.6a1 1 0 0 0 1.6 0C18.8 36 31 26.5 31 15.9 31 7.6 24.3 1 16 1Z'
	);
	const hole = target.createElementNS( SVG, 'circle' );
	hole.setAttribute( 'cx', '16' );
	hole.setAttribute( 'cy', '16' );
	hole.setAttribute( 'r', '5.5' );
	svg.append( pin, hole );
	return svg;
}

/** Shows the places of a map as buttons; places that overlap are one button with their number. */
export class Markers {
	private drawn = new Map<
		string,
		{ marker: Marker; button: HTMLElement }
	>();
	private places: readonly Place[] = [];
	private color = '';

	constructor( private readonly options: Options ) {}

	/**
	 * Updates the buttons. Those of unchanged places are kept.
	 *
	 * @param places Places in reading order.
	 * @param color  Any CSS color; what is not one leaves the style sheet's.
	 */
	setPlaces( places: readonly Place[], color: string ): void {
		this.places = places;
		this.color = color;
		this.regroup();
	}

	/** Updates the groups after the zoom has changed. */
	regroup(): void {
		const groups = new Map(
			groupPlaces( this.places, this.options.map.getZoom() ).map(
				( group ) => [ getKey( group ), group ]
			)
		);
		for ( const [ key, { marker } ] of this.drawn ) {
			if ( ! groups.has( key ) ) {
				marker.remove();
				this.drawn.delete( key );
			}
		}
		for ( const [ key, group ] of groups ) {
			const { button, marker } =
				this.drawn.get( key ) ?? this.draw( key, group );
			marker.setLngLat( group.position );
			button.style.color = this.color;
			button.setAttribute( 'aria-label', this.getName( group ) );
		}
	}

	/** Removes all markers. */
	clear(): void {
		this.drawn.forEach( ( { marker } ) => marker.remove() );
		this.drawn.clear();
	}

	private draw( key: string, group: Group ) {
		const { engine, map } = this.options;
		const button = this.makeButton( group );
		const marker = new engine.Marker( {
			element: button,
			anchor: group.places.length > 1 ? 'center' : 'bottom',
		} );
		marker.setLngLat( group.position ).addTo( map );
		this.letDrag( marker, group );
		const drawn = { marker, button };
		this.drawn.set( key, drawn );
		return drawn;
	}

	private letDrag( marker: Marker, { places }: Group ): void {
		const { onDrag } = this.options.actions;
		const [ place ] = places;
		if ( ! onDrag || ! place || places.length > 1 ) {
			return;
		}
		marker.setDraggable( true );
		marker.on( 'dragend', () => {
			const { lng, lat } = marker.getLngLat().wrap();
			onDrag( place, { lng, lat } );
		} );
	}

	private makeButton( { places }: Group ): HTMLButtonElement {
		const target = this.options.map.getContainer().ownerDocument;
		const button = target.createElement( 'button' );
		button.type = 'button';
		button.className = CLASS;
		if ( places.length === 1 ) {
			button.setAttribute( 'aria-haspopup', 'dialog' );
			button.append( makePin( target ) );
			button.dataset.place = String( places[ 0 ]?.index );
		} else {
			button.classList.add( 'is-cluster' );
			const count = target.createElement( 'span' );
			count.textContent = String( places.length );
			button.append( count );
		}
		button.addEventListener( 'click', ( event ) => {
			// A click that reaches the map would close the popup that it opens.
			event.stopPropagation();
			// The library prevents the focus of a clicked marker, to which closing the popup returns.
			button.focus( { preventScroll: true } );
			this.press( places, button );
		} );
		// Keys of the map (zoom, pan) must not act on a marker.
		button.addEventListener( 'keydown', ( event ) => {
			if ( event.key !== 'Escape' ) {
				event.stopPropagation();
			}
		} );
		return button;
	}

	private press( places: Place[], button: HTMLButtonElement ): void {
		const { onPlace, onGroup } = this.options.actions;
		// The texts may have changed since the button was created.
		const place = this.places.find(
			( { index } ) => index === places[ 0 ]?.index
		);
		if ( places.length > 1 ) {
			onGroup( places );
		} else if ( place ) {
			onPlace( place, button );
		}
	}

	private getName( { places }: Group ): string {
		const { marker, cluster } = this.options.strings;
		const [ place ] = places;
		if ( places.length > 1 || ! place ) {
			return cluster.replace( '%d', String( places.length ) );
		}
		return place.title || marker.replace( '%d', String( place.index + 1 ) );
	}
}
