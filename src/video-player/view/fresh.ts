import type { Player } from './player';

/** Milliseconds in which a video is not asked for again. */
const REST = 5000;

/**
 * Goes on where an address stopped working: those of private videos expire. The page is asked for once more, as this visitor, and
 * says what the address is now; or, where it is not shown any more, why.
 *
 * @param player Player.
 */
export function keepFresh( { video, data, say }: Player ): void {
	let asked = -REST;
	// What was wanted before the fault: a browser pauses by itself.
	let isWanted = video.autoplay;
	let position = 0;
	video.addEventListener( 'play', () => ( isWanted = true ) );
	video.addEventListener(
		'pause',
		() => ( isWanted = Boolean( video.error ) )
	);
	video.addEventListener( 'timeupdate', () => {
		position = video.currentTime || position;
	} );
	video.addEventListener( 'playing', () => say( '' ) );
	const mend = async ( { target }: Event ) => {
		// Of several sources the browser tries the next one by itself.
		if (
			target instanceof Element &&
			target.nextElementSibling?.matches( 'source' )
		) {
			return;
		}
		const { playbackRate } = video;
		if ( performance.now() - asked < REST ) {
			return say( data.texts.error );
		}
		asked = performance.now();
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
				await video.play();
			}
		} catch {
			say( data.texts.error );
		}
	};
	// Faults of sources do not bubble; nor do tracks matter, without which the video plays.
	video.addEventListener( 'error', mend );
	for ( const source of video.querySelectorAll( 'source' ) ) {
		source.addEventListener( 'error', mend );
	}
}
