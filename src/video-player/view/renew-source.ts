import type { Player } from './player';

/** Milliseconds to wait before another renewal. */
const REST = 5000;

/**
 * Renews an expired URL of a private video. Fetches the page again with this visitor's cookies, and
 * reads the new URL from it, or reloads the page if access was denied.
 */
export function renewExpiredSource( {
	video,
	data,
	showMessage,
}: Player ): void {
	let asked = -REST;
	let isMending = false;
	// Whether playback goes on after an error. `video.paused` cannot tell, because browsers pause on errors.
	let shouldPlay = video.autoplay;
	let position = 0;
	const play = video.play.bind( video );
	const pause = video.pause.bind( video );
	const renew = async () => {
		if ( isMending ) {
			return;
		}
		if ( performance.now() - asked < REST ) {
			return showMessage( data.texts.error );
		}
		const { playbackRate } = video;
		asked = performance.now();
		isMending = true;
		try {
			const answer = await fetch( location.href, { cache: 'no-store' } );
			if ( answer.status === 403 || answer.status === 404 ) {
				return location.reload();
			}
			const src = new DOMParser()
				.parseFromString( await answer.text(), 'text/html' )
				.querySelector< HTMLVideoElement | HTMLSourceElement >(
					'video[src], source'
				)?.src;
			if ( ! src ) {
				throw new Error();
			}
			video.src = src;
			video.currentTime = position;
			video.playbackRate = playbackRate;
			if ( shouldPlay ) {
				// If autoplay is refused, the play button remains; errors fire the `error` event.
				play().catch( () => {} );
			}
		} catch {
			showMessage( data.texts.error );
		}
		isMending = false;
	};
	// After an error, browsers reject play() without an event: renew the URL first.
	video.play = () => {
		shouldPlay = true;
		if ( video.error || video.networkState === video.NETWORK_NO_SOURCE ) {
			void renew();
		}
		return play();
	};
	video.pause = () => {
		shouldPlay = false;
		pause();
	};
	video.addEventListener( 'play', () => ( shouldPlay = true ) );
	// Paused by the browser, media keys or the end of the video.
	video.addEventListener( 'pause', () => {
		shouldPlay &&= Boolean( video.error ) || isMending;
	} );
	video.addEventListener( 'timeupdate', () => {
		position = video.currentTime || position;
	} );
	video.addEventListener( 'playing', () => showMessage( '' ) );
	const onFault = ( { target }: Event ) => {
		// Of several sources the browser tries the next one by itself.
		if (
			! ( target instanceof Element ) ||
			! target.nextElementSibling?.matches( 'source' )
		) {
			void renew();
		}
	};
	// Faults of sources do not bubble; nor do tracks matter, without which the video plays.
	video.addEventListener( 'error', onFault );
	for ( const source of video.querySelectorAll( 'source' ) ) {
		source.addEventListener( 'error', onFault );
	}
}
