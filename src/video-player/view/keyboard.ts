import { getLength, seekTo, type Player } from './player';
import type { Switches } from './buttons';

/** Seconds that an arrow goes. */
const STEP = 5;

/**
 * Keys: space and k play, arrows seek and turn the sound up and down, m, f and c switch, digits go to tenths of the length.
 * Lists keep their own keys, and so does what is pressed with Ctrl, Alt or Meta.
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
		// On the bar to seek with, up and down are its own as well.
		if ( isOn( '.seek' ) && /Up|Down/.test( key ) ) {
			skip( key === 'ArrowUp' ? STEP : -STEP );
		} else {
			run();
		}
	} );
}
