import type { Action, State } from './state';

const HOLD = 200; // milliseconds after which a press is a long press

type Send = ( action: Action ) => void;

/**
 * Presses on the frame: a short press plays or pauses, a long press pauses until it is released. The edges of the frame are
 * buttons.
 *
 * @param frame Frame that contains the buttons.
 * @param get   Returns the current state.
 * @param send  Dispatches an action.
 */
export function listenToPresses(
	frame: HTMLElement,
	get: () => State,
	send: Send
): void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let isHeld = false;
	let wasHeld = false;
	const release = () => {
		clearTimeout( timer );
		if ( isHeld ) {
			isHeld = false;
			send( { type: 'play' } );
		}
	};
	frame.addEventListener( 'pointerdown', () => {
		clearTimeout( timer );
		wasHeld = false;
		timer = setTimeout( () => {
			if ( get().playing ) {
				isHeld = wasHeld = true;
				send( { type: 'pause' } );
			}
		}, HOLD );
	} );
	for ( const end of [ 'pointerup', 'pointercancel', 'pointerleave' ] ) {
		frame.addEventListener( end, release );
	}
	frame.addEventListener( 'contextmenu', ( event ) => {
		if ( wasHeld ) {
			event.preventDefault();
		}
	} );
	frame.addEventListener(
		'click',
		( event ) => {
			if ( wasHeld && event.detail > 0 ) {
				// The long press has been handled already.
				event.stopPropagation();
				event.preventDefault();
				wasHeld = false;
			} else if (
				event.target instanceof Element &&
				! event.target.closest( 'button, a' )
			) {
				send( { type: 'toggle' } );
			}
		},
		true
	);
}

/**
 * Adds keyboard shortcuts: arrows change slides, space (and Enter outside of buttons) plays and pauses, Escape leaves full screen.
 *
 * @param get  Returns the current state.
 * @param send Dispatches an action.
 */
export function listenToKeys(
	app: HTMLElement,
	get: () => State,
	send: Send
): void {
	app.addEventListener( 'keydown', ( event ) => {
		const { key, target } = event;
		if ( event.altKey || event.ctrlKey || event.metaKey ) {
			return;
		}
		const isRtl = getComputedStyle( app ).direction === 'rtl';
		if ( key === 'ArrowLeft' || key === 'ArrowRight' ) {
			const isNext = ( key === 'ArrowRight' ) !== isRtl;
			send( { type: isNext ? 'next' : 'previous' } );
		} else if ( key === 'Escape' && get().fullscreen ) {
			send( { type: 'fullscreen', on: false } );
		} else if (
			( key === ' ' || ( key === 'Enter' && ! get().fullscreen ) ) &&
			! ( target instanceof HTMLButtonElement )
		) {
			if ( ! event.repeat ) {
				send( { type: 'toggle' } );
			}
		} else {
			return;
		}
		event.preventDefault();
	} );
}

/**
 * Keeps the keyboard's focus in the story when it is pressed by mouse or finger: on the button that was pressed, which
 * WebKit does not focus, else where it is, else on a button that is given. On the image it would fall to the page.
 */
export function keepFocus( app: HTMLElement, play: HTMLElement ): void {
	app.addEventListener( 'mousedown', ( event ) => {
		const { target } = event;
		const pressed =
			target instanceof Element
				? target.closest< HTMLElement >( 'button, a' )
				: null;
		event.preventDefault();
		if ( pressed || ! app.contains( app.ownerDocument.activeElement ) ) {
			( pressed ?? play ).focus( { preventScroll: true } );
		}
	} );
}
