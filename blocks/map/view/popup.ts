import type { Popup } from 'mapbox-gl';
import type { Place } from '../attributes';
import type { Engine } from '../engine/load';
import type { Strings } from '../engine/strings';

const CLASS = 'wp-block-jetpack-map__';

/** Pixels between the point of a pin and its popup, by where the popup is. */
const OFFSET = {
	top: [ 0, 8 ],
	'top-left': [ 0, 8 ],
	'top-right': [ 0, 8 ],
	bottom: [ 0, -42 ],
	'bottom-left': [ 0, -42 ],
	'bottom-right': [ 0, -42 ],
	left: [ 18, -22 ],
	right: [ -18, -22 ],
} as const;

type Shown = {
	place: Place;
	/** Name of the marker; the popup's name when the place has no title. */
	name: string;
	strings: Pick< Strings, 'close' | 'directions' | 'directionsTo' >;
	/** Address with `{lat}` and `{lng}`; '' for no link. */
	directions: string;
	isRtl: boolean;
};

function makeContent(
	{ place, name, strings, directions, isRtl }: Shown,
	close: () => void
): HTMLElement {
	const make = ( tag: string, part: string, text: string ) => {
		const element = document.createElement( tag );
		element.className = CLASS + part;
		element.textContent = text;
		return element;
	};
	const content = make( 'div', 'popup', '' );
	content.setAttribute( 'role', 'dialog' );
	content.setAttribute( 'aria-label', place.title || name );
	content.dir = isRtl ? 'rtl' : 'ltr';
	content.tabIndex = -1;
	const button = make( 'button', 'close', '×' );
	button.setAttribute( 'type', 'button' );
	button.setAttribute( 'aria-label', strings.close );
	button.addEventListener( 'click', close );
	content.append( button );
	if ( place.title ) {
		content.append( make( 'p', 'marker-title', place.title ) );
	}
	if ( place.caption ) {
		content.append( make( 'p', 'marker-caption', place.caption ) );
	}
	if ( directions ) {
		const link = make( 'a', 'directions', strings.directions );
		link.setAttribute(
			'href',
			directions
				.replace( '{lat}', String( place.lat ) )
				.replace( '{lng}', String( place.lng ) )
		);
		link.setAttribute(
			'aria-label',
			strings.directionsTo.replace( '%s', () => place.title || name )
		);
		content.append( link );
	}
	return content;
}

/** The popup of one map: a dialog that does not hold back the page. */
export class PlacePopup {
	private popup: Popup | null = null;

	constructor(
		private readonly engine: Engine,
		private readonly map: mapboxgl.Map
	) {}

	/**
	 * Shows a place and moves the focus there; closing brings it back to the marker.
	 *
	 * @param shown  What is shown.
	 * @param marker Button of the marker.
	 */
	open( shown: Shown, marker: HTMLElement ): void {
		this.popup?.remove();
		const close = () => {
			popup.remove();
			marker.focus( { preventScroll: true } );
		};
		const content = makeContent( shown, close );
		content.addEventListener( 'keydown', ( event ) => {
			// Keys in the popup are not for the map below it.
			event.stopPropagation();
			if ( event.key === 'Escape' ) {
				close();
			}
		} );
		const popup = new this.engine.Popup( {
			closeButton: false,
			maxWidth: '280px',
			offset: Object.fromEntries(
				Object.entries( OFFSET ).map( ( [ anchor, [ x, y ] ] ) => [
					anchor,
					[ x, y ],
				] )
			),
		} );
		marker.setAttribute( 'aria-expanded', 'true' );
		popup.on( 'close', () => marker.removeAttribute( 'aria-expanded' ) );
		popup
			.setLngLat( [ shown.place.lng, shown.place.lat ] )
			.setDOMContent( content )
			.addTo( this.map );
		content.focus( { preventScroll: true } );
		this.popup = popup;
	}
}
