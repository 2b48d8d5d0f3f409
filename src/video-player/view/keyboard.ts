import { getLength, seekTo, type Player } from './player';
import type { Switches } from './buttons';

/** Seconds that an arrow key seeks. */
const STEP = 5;

/**
 * Adds keyboard shortcuts: space and k play and pause, arrows seek and change the volume, m, f and c toggle, digits seek to tenths of the
 * length. Select elements keep their own keys; keys with Ctrl, Alt or Meta are ignored.
 *
 * @param actions What the buttons do.
 */
export function addKeys(
	player: Player,
	actions: Switches & { toggleCaptions: () => void }
): void {
	const { video } = player;
	const turn = ( by: number ) => {
		video.volume = Math.max( 0, Math.min( 1, video.volume + by ) );
		video.muted = ! video.volume;
	};
	const skip = ( by: number ) => seekTo( player, video.currentTime + by );
	const keys: Record< string, () => void > = {
		' ': actions.togglePlay,
		k: actions.togglePlay,
		m: actions.toggleMute,
		f: actions.toggleFull,
		c: actions.toggleCaptions,
		ArrowLeft: () => skip( -STEP ),
		ArrowRight: () => skip( STEP ),
		ArrowUp: () => turn( 0.1 ),
		ArrowDown: () => turn( -0.1 ),
		Home: () => seekTo( player, 0 ),
		End: () => seekTo( player, getLength( player ) ),
	};
	document.addEventListener( 'keydown', ( event ) => {
		const { target, key } = event;
		const isOn = ( selector: string ) =>
			target instanceof Element && target.matches( selector );
		const run = /^\d$/.test( key )
			? () => seekTo( player, ( getLength( player ) * +key ) / 10 )
			: keys[ key.length === 1 ? key.toLowerCase() : key ];
		if (
			! run ||
			event.ctrlKey ||
			event.altKey ||
			event.metaKey ||
			isOn( 'select' ) ||
			( key === ' ' && isOn( 'button' ) ) ||
			( key.length > 1 && isOn( '.volume' ) )
		) {
			return;
		}
		event.preventDefault();
		// In the seek bar, up and down seek, too.
		if ( isOn( '.seek' ) && /Up|Down/.test( key ) ) {
			skip( key === 'ArrowUp' ? STEP : -STEP );
		} else {
			run();
		}
	} );
}
