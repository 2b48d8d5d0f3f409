import type { Player } from './player';

export type Switches = Record<
	'togglePlay' | 'toggleMute' | 'toggleFull' | 'togglePicture',
	() => void
>;

/** Adds the buttons and the volume control. Buttons for features that the browser lacks stay hidden. */
export function addButtons( {
	box,
	video,
	data,
	part,
	button,
}: Player ): Switches {
	const { texts } = data;
	const volume = part< HTMLInputElement >( 'volume' );
	const togglePlay = () => {
		if ( video.paused ) {
			// Errors fire the `error` event; autoplay may be refused.
			video.play().catch( () => {} );
		} else {
			video.pause();
		}
	};
	const toggleMute = () => {
		video.muted = ! video.muted;
		video.volume ||= 0.5;
	};
	const toggleFull = () => {
		if ( document.fullscreenElement ) {
			document.exitFullscreen();
		} else if ( document.fullscreenEnabled ) {
			box.requestFullscreen().catch( () => {} );
		} else if ( 'webkitEnterFullscreen' in video ) {
			// iPhones support full screen for video elements only.
			( video.webkitEnterFullscreen as () => void )();
		}
	};
	const togglePicture = () =>
		( document.pictureInPictureElement
			? document.exitPictureInPicture()
			: video.requestPictureInPicture()
		).catch( () => {} );

	const name = ( act: string, text: string, isOn: boolean ) => {
		const element = button( act );
		if ( element ) {
			element.title = text;
			element.setAttribute( 'aria-label', text );
		}
		box.classList.toggle( `is-${ act }`, isOn );
	};
	const show = () => {
		name(
			'play',
			texts[ video.paused ? 'play' : 'pause' ],
			! video.paused
		);
		const isMuted = video.muted || ! video.volume;
		name( 'mute', texts[ isMuted ? 'unmute' : 'mute' ], isMuted );
		const isFull = Boolean( document.fullscreenElement );
		name( 'full', texts[ isFull ? 'leave' : 'full' ], isFull );
		if ( volume ) {
			volume.value = `${ isMuted ? 0 : video.volume }`;
			volume.style.setProperty( '--played', `${ 100 * +volume.value }%` );
		}
	};
	const actions = {
		play: togglePlay,
		mute: toggleMute,
		picture: togglePicture,
		full: toggleFull,
	};
	for ( const [ act, run ] of Object.entries( actions ) ) {
		button( act )?.addEventListener( 'click', run );
	}
	for ( const event of [ 'play', 'pause', 'ended', 'volumechange' ] ) {
		video.addEventListener( event, show );
	}
	video.addEventListener( 'play', () => box.classList.add( 'is-begun' ) );
	document.addEventListener( 'fullscreenchange', show );
	volume?.addEventListener( 'input', () => {
		video.volume = Number( volume.value );
		video.muted = ! video.volume;
	} );
	button( 'picture' )?.toggleAttribute(
		'hidden',
		! document.pictureInPictureEnabled
	);
	button( 'full' )?.toggleAttribute(
		'hidden',
		! document.fullscreenEnabled && ! ( 'webkitEnterFullscreen' in video )
	);
	show();
	return { togglePlay, toggleMute, toggleFull, togglePicture };
}
