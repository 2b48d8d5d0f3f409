/** Rotates the slides. */
export type Rotation = {
	/** Starts the rotation on behalf of the visitor: it runs until it is paused or held. */
	play: () => void;
	/** Stops the rotation until play(). */
	stop: () => void;
	/** Pauses the rotation while a reason lasts. */
	hold: ( reason: Reason ) => void;
	release: ( reason: Reason ) => void;
	/** Restarts the delay. */
	restart: () => void;
	/** Whether the rotation was started, even if it is held. */
	isPlaying: () => boolean;
};

type Reason = 'hover' | 'focus';

/**
 * Creates a rotation, which is stopped at first.
 *
 * @param delay    Milliseconds between slides.
 * @param advance  Shows the next slide.
 * @param onChange Called when it begins or ceases: whether it was asked to run, and whether it moves.
 */
export function createRotation(
	delay: number,
	advance: () => void,
	onChange: ( isPlaying: boolean, isMoving: boolean ) => void
): Rotation {
	const reasons = new Set< Reason >();
	let isPlaying = false;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const restart = () => {
		clearTimeout( timer );
		if ( isPlaying && reasons.size === 0 ) {
			timer = setTimeout( () => {
				// The page is hidden: wait instead of queueing up transitions.
				if ( ! document.hidden ) {
					advance();
				}
				restart();
			}, delay );
		}
	};
	const update = () => {
		restart();
		onChange( isPlaying, isPlaying && reasons.size === 0 );
	};

	return {
		play: () => {
			isPlaying = true;
			// After a press with the keyboard, the button keeps the focus, which must not pause the rotation again.
			reasons.delete( 'focus' );
			update();
		},
		stop: () => {
			isPlaying = false;
			update();
		},
		hold: ( reason ) => {
			reasons.add( reason );
			update();
		},
		release: ( reason ) => {
			reasons.delete( reason );
			update();
		},
		restart,
		isPlaying: () => isPlaying,
	};
}
