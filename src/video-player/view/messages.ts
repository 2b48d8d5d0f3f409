import { getLength, seekTo, type Player } from './player';

/** Events of the video that the embedding page receives. */
const TOLD = [
	'play',
	'pause',
	'timeupdate',
	'seeked',
	'volumechange',
	'ended',
	'error',
];

const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([0-9.,%/ ]+\))?$/i;

/**
 * Exchanges messages with the embedding page (docs/video-player.md). Messages are accepted from the parent window only, and only from
 * origins that may embed the video. It can do and learn what a visitor can.
 *
 * @param paint Draws the bar anew.
 */
export function showMessages( player: Player, paint: () => void ): void {
	const { video, data, box } = player;
	const { parent } = window;
	if ( parent === window ) {
		return;
	}
	// The browser checks who may embed the page (frame-ancestors); this is a second check.
	const around = new URL( document.referrer || location.href ).origin;
	const isAllowed = ( origin: string ) =>
		data.origins.includes( '*' ) || data.origins.includes( origin );
	const tell = ( event: string ) =>
		isAllowed( around ) &&
		parent.postMessage(
			{
				mainstreet: 'video',
				event,
				guid: data.guid,
				time: video.currentTime,
				duration: getLength( player ),
				paused: video.paused,
				muted: video.muted,
				volume: video.volume,
			},
			data.origins.includes( '*' ) ? '*' : around
		);
	const commands: Record< string, ( message: Message ) => void > = {
		play: () => void video.play().catch( () => tell( 'refused' ) ),
		pause: () => video.pause(),
		seek: ( { time } ) =>
			typeof time === 'number' &&
			Number.isFinite( time ) &&
			seekTo( player, time ),
		mute: () => ( video.muted = true ),
		unmute: () => ( video.muted = false ),
		colors: ( { colors } ) => {
			for ( const name of [ 'sbc', 'sbpc', 'sblc' ] ) {
				const color = colors?.[ name ];
				if ( typeof color === 'string' && COLOR.test( color ) ) {
					box.style.setProperty( `--${ name }`, color );
				}
			}
			paint();
		},
		status: () => tell( 'status' ),
	};
	addEventListener( 'message', ( { source, origin, data: message } ) => {
		if (
			source === parent &&
			isAllowed( origin ) &&
			message?.mainstreet === 'video' &&
			Object.hasOwn( commands, message.command )
		) {
			commands[ message.command ]?.( message );
		}
	} );
	for ( const event of TOLD ) {
		video.addEventListener( event, () => tell( event ) );
	}
	tell( 'ready' );
}

type Message = { time?: unknown; colors?: Record< string, unknown > };
