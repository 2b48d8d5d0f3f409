import type { Slide } from './slides';
import type { Action, State } from './state';

/** Tolerance in seconds, larger than a frame of any video. */
const NEAR = 0.3; // seconds

/**
 * Makes a video follow the story.
 *
 * @param slide Slide that is shown.
 * @param send  Tells it that the browser allows no playing without a press, or none with sound.
 */
export function followVideo(
	{ video, start }: Slide,
	state: State,
	send: ( action: Action ) => void
): void {
	if ( ! video ) {
		return;
	}
	video.muted = state.muted;
	if ( state.time === 0 && Math.abs( video.currentTime - start ) > NEAR ) {
		video.currentTime = start;
	}
	if ( ! state.playing ) {
		video.pause();
	} else if ( video.paused && ! video.error ) {
		video.play().catch( ( error: unknown ) => {
			// Other rejections are caused by a later command, or by a file that cannot be loaded.
			if (
				error instanceof DOMException &&
				error.name === 'NotAllowedError'
			) {
				send( { type: state.muted ? 'pause' : 'mute' } );
			}
		} );
	}
}

/**
 * Makes the story follow a video: it waits for data, and pauses if the video is paused elsewhere, for example by a headset.
 *
 * @param isShown   Whether it is the one that is shown.
 * @param isPlaying Whether the story plays.
 * @param send      Tells the story.
 */
export function listenToVideo(
	{ video, end }: Slide,
	isShown: () => boolean,
	isPlaying: () => boolean,
	send: ( action: Action ) => void
): void {
	for ( const type of [ 'waiting', 'playing' ] ) {
		video?.addEventListener( type, () => {
			if ( isShown() ) {
				send( { type: 'buffer', on: type === 'waiting' } );
			}
		} );
	}
	video?.addEventListener( 'pause', () => {
		// A video pauses by itself at its end, and at the end of its fragment.
		const isOver = video.ended || video.currentTime > end - NEAR;
		if ( isShown() && isPlaying() && video.paused && ! isOver ) {
			send( { type: 'pause' } );
		}
	} );
}

/**
 * Returns the position of a slide.
 *
 * @param slide    Slide that is shown.
 * @param duration Milliseconds it takes.
 * @param elapsed  Milliseconds since this was asked last.
 */
export function readTime(
	{ video, start, end }: Pick< Slide, 'video' | 'start' | 'end' >,
	duration: number,
	elapsed: number
): Action {
	// A video of unknown length takes as long as an image.
	if ( ! video || video.error || ! Number.isFinite( video.duration ) ) {
		return { type: 'tick', elapsed };
	}
	const at = Math.max( 0, Math.min( video.currentTime, end ) - start );
	return { type: 'time', time: video.ended ? duration : at * 1000 };
}
