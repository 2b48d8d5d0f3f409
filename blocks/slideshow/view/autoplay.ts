/** Rotation and its button: a separate chunk that only slideshows with autoplay load. */
import { makeButton } from './controls';
import { createRotation, type Rotation } from './rotation';
import type { Settings } from './settings';

type Options = {
	/** Milliseconds between slides. */
	delay: number;
	texts: Settings[ 'texts' ];
	/** Shows the next slide. */
	advance: () => void;
	/** Called when the slides start or stop moving. */
	onMove: ( isMoving: boolean ) => void;
};

/**
 * Starts the rotation, and stops it once the visitor interacts with the carousel.
 *
 * @param container Element around the list of slides, which gets the button that stops the rotation.
 * @param options   How it moves.
 */
export function startRotation(
	root: HTMLElement,
	container: HTMLElement,
	{ delay, texts, advance, onMove }: Options
): Rotation {
	const rotation = createRotation(
		delay,
		advance,
		( isPlaying, isMoving ) => {
			pause.classList.toggle( 'is-playing', isPlaying );
			pause.setAttribute(
				'aria-label',
				isPlaying ? texts.pause : texts.play
			);
			onMove( isMoving );
		}
	);
	const pause = makeButton( 'button-pause', texts.pause, () =>
		rotation.isPlaying() ? rotation.stop() : rotation.play()
	);
	// First in the tab order, so that visitors can stop the rotation before they read anything else.
	container.prepend( pause );

	let isHeldByFocus = false;
	root.addEventListener( 'pointerenter', ( { pointerType } ) => {
		if ( pointerType === 'mouse' ) {
			rotation.hold( 'hover' );
		}
	} );
	root.addEventListener( 'pointerleave', () => rotation.release( 'hover' ) );
	pause.addEventListener( 'click', () => {
		isHeldByFocus = false;
	} );
	root.addEventListener( 'focusin', ( { target } ) => {
		if ( target !== pause ) {
			rotation.stop();
		} else if (
			pause.matches( ':focus-visible' ) &&
			rotation.isPlaying()
		) {
			// Held, not stopped: the button must keep its label and function while it is focused.
			isHeldByFocus = true;
			rotation.hold( 'focus' );
		}
	} );
	root.addEventListener( 'focusout', ( { target } ) => {
		if ( target === pause ) {
			if ( isHeldByFocus ) {
				rotation.stop();
			}
			isHeldByFocus = false;
			rotation.release( 'focus' );
		}
	} );
	rotation.play();
	return rotation;
}
