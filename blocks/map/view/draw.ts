import type { Cleanup } from '@shared/view/init-blocks';
import { loadSheet } from '../../../shared/view/style-sheet';
import { MapView } from '../engine/create-map';
import { getEngineFiles } from '../engine/engine-files';
import { loadEngine } from '../engine/load';
import { PlacePopup } from './popup';
import { readPageMap } from './guards';

/**
 * Draws a map in place of its list of markers. The list returns if the map fails.
 *
 * @param block The block's element.
 * @return Removes the map; nothing where it was not drawn.
 */
export async function draw( block: HTMLElement ): Promise< Cleanup | void > {
	const room = block.querySelector( '.wp-block-jetpack-map__mb-container' );
	if ( ! room ) {
		return;
	}
	const { token, tiles, state, strings, directions } = readPageMap( block );
	// Elements that the server did not render, such as hand-written ones, are left alone.
	if ( ! token && ! tiles[ state.style ] ) {
		return;
	}
	const places = room.querySelector( '.wp-block-jetpack-map__places' );
	const isRtl = getComputedStyle( block ).direction === 'rtl';
	const container = document.createElement( 'div' );
	container.className = 'wp-block-jetpack-map__map';

	try {
		const [ engine, isStyled ] = await Promise.all( [
			loadEngine( document, getEngineFiles( __webpack_public_path__ ) ),
			loadSheet( 'blocks/map/drawn' ),
		] );
		if ( ! isStyled ) {
			throw new Error( 'not loaded' );
		}
		room.append( container );
		const view: MapView = new MapView( {
			engine,
			container,
			token,
			tiles,
			state,
			strings,
			isEditor: false,
			isRtl,
			events: {
				onReady: () => block.classList.add( 'is-drawn' ),
				onError: ( _message, isFatal ) => {
					// One missing tile is no reason to take the map away; a missing style is, and so are all tiles missing.
					if ( isFatal && container.isConnected ) {
						container.remove();
						block.classList.remove( 'is-drawn' );
						places?.removeAttribute( 'hidden' );
						const note = document.createElement( 'p' );
						note.className = 'wp-block-jetpack-map__unreachable';
						note.textContent = strings.unreachable;
						room.prepend( note );
						view.destroy();
					}
				},
				onMarker: ( place, button ) =>
					popup.open(
						{
							place,
							name: button.getAttribute( 'aria-label' ) ?? '',
							strings,
							directions,
							isRtl,
						},
						button
					),
			},
		} );
		const popup = new PlacePopup( engine, view.map );
		places?.setAttribute( 'hidden', '' );
		return () => view.destroy();
	} catch {
		// No library or no WebGL: the list of places stays.
		container.remove();
	}
}
