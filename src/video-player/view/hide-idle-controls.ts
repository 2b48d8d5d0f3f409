import type { Player } from './player';

/** Milliseconds without input after which the control bar is hidden. */
const WAIT = 3000;

/**
 * Hides the control bar during playback without input. A click on the image plays or pauses.
 *
 * @param togglePlay What a press does.
 */
export function hideIdle(
	{ box, video }: Player,
	togglePlay: () => void
): void {
	let timer = 0;
	const wake = () => {
		clearTimeout( timer );
		box.classList.remove( 'is-idle' );
		timer = window.setTimeout(
			() => box.classList.toggle( 'is-idle', ! video.paused ),
			WAIT
		);
	};
	let wasIdle = false;
	video.addEventListener( 'pointerdown', () => {
		wasIdle = box.classList.contains( 'is-idle' );
	} );
	video.addEventListener( 'click', ( event ) => {
		// The first touch only shows the control bar.
		const isFinger =
			event instanceof PointerEvent && event.pointerType === 'touch';
		if ( ! isFinger || ! wasIdle ) {
			togglePlay();
		}
	} );
	for ( const event of [
		'pointermove',
		'pointerdown',
		'keydown',
		'focusin',
	] ) {
		document.addEventListener( event, wake );
	}
	for ( const event of [ 'play', 'pause', 'ended' ] ) {
		video.addEventListener( event, wake );
	}
}
