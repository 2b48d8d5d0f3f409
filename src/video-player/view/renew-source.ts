import type { Player } from './player';

/** Milliseconds in which a video is not asked for again. */
const REST = 5000;

/**
 * Goes on where an address stopped working: those of private videos expire. The page is asked for once more, as this visitor, and
 * says what the address is now; or, where it is not shown any more, why.
 *
 * @param player Player.
 */
export function renewExpiredSource( {
	video,
	data,
	showMessage,
}: Player ): void {
	let asked = -REST;
	let isMending = false;
	// What was wanted before the fault: a browser pauses by itself.
	let isWanted = video.autoplay;
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
			if ( isWanted ) {
				// Where it is refused, there is a button; a fault comes as one.
				play().catch( () => {} );
			}
		} catch {
			showMessage( data.texts.error );
		}
		isMending = false;
	};
	// A browser turns a press down, without an event, while an address is known not to work: it is done when there is another.
	video.play = () => {
		isWanted = true;
		if ( video.error || video.networkState === video.NETWORK_NO_SOURCE ) {
			void renew();
		}
		return play();
	};
	video.pause = () => {
		isWanted = false;
		pause();
	};
	video.addEventListener( 'play', () => ( isWanted = true ) );
	// By the browser, the keyboard's keys for media or the end of the film.
	video.addEventListener( 'pause', () => {
		isWanted &&= Boolean( video.error ) || isMending;
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
