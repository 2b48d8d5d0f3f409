/** Moves the slides on by themselves. */
export type Rotation = {
	/** The visitor started the rotation: it runs until it is paused or held. */
	play: () => void;
	/** Stays still until play(). */
	stop: () => void;
	/** Stays still as long as a reason lasts. */
	hold: ( reason: Reason ) => void;
	release: ( reason: Reason ) => void;
	/** Counts the delay from now. */
	restart: () => void;
	/** Whether it was asked to run, held or not. */
	isPlaying: () => boolean;
};

type Reason = 'hover' | 'focus';

/**
 * Makes a rotation that is not running yet.
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
				// Nobody is looking: wait instead of queueing up movements.
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
