import type { Settings } from './settings';
import type { Action } from './state';

/**
 * Starts the story if its author wants autoplay, unless the visitor prefers reduced motion. Pauses it while it is not visible.
 *
 * @param settings The story's.
 * @param send     Tells the story.
 */
export function followVisitor(
	settings: Settings,
	send: ( action: Action ) => void
): void {
	const { loadInFullscreen, playInFullscreen, playOnLoad } = settings;
	const still = matchMedia( '(prefers-reduced-motion: reduce)' );
	const isWatched = () => ! still.matches && ! document.hidden;
	const rest = () => {
		if ( ! isWatched() ) {
			send( { type: 'pause' } );
		}
	};
	still.addEventListener( 'change', rest );
	document.addEventListener( 'visibilitychange', () => {
		if ( document.hidden ) {
			rest();
		}
	} );
	// Two dialogs would cover each other.
	const isFree = ! document.querySelector( 'dialog[open]' );
	if ( loadInFullscreen && isFree ) {
		send( { type: 'fullscreen', on: true } );
	}
	if ( playOnLoad && isWatched() && ( isFree || ! playInFullscreen ) ) {
		send( { type: 'play' } );
	}
}
