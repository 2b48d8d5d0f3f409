import { getLength, seekTo, type Player } from './player';
import { formatTime } from './time';

/**
 * Adds the seek bar: the played and the loaded part, and the time.
 *
 * @param getChapter Title of the chapter being played; '' for none.
 * @return `paint` draws it anew.
 */
export function addSeekBar(
	player: Player,
	getChapter: () => string
): { paint: () => void } {
	const { video, part, data } = player;
	const bar = part< HTMLInputElement >( 'seek' );
	const clock = part( 'time' );
	const paint = () => {
		const length = getLength( player );
		const now = video.currentTime;
		// The range around the position counts: after seeking, there may be several.
		let loaded = 0;
		for ( let i = 0; i < video.buffered.length; i++ ) {
			if ( video.buffered.start( i ) <= now + 0.5 ) {
				loaded = video.buffered.end( i );
			}
		}
		const percent = ( seconds: number ) =>
			`${ length ? Math.min( 100, ( 100 * seconds ) / length ) : 0 }%`;
		const times = [ formatTime( now ), formatTime( length ) ] as const;
		if ( clock ) {
			clock.textContent = times.join( ' / ' );
		}
		if ( bar ) {
			bar.max = `${ length || 1 }`;
			bar.value = `${ now }`;
			bar.style.setProperty( '--played', percent( now ) );
			bar.style.setProperty( '--loaded', percent( loaded ) );
			bar.setAttribute(
				'aria-valuetext',
				[
					data.texts.position
						.replace( '%1$s', times[ 0 ] )
						.replace( '%2$s', times[ 1 ] ),
					getChapter(),
				]
					.filter( Boolean )
					.join( ', ' )
			);
		}
	};
	for ( const event of [
		'timeupdate',
		'seeking',
		'progress',
		'durationchange',
	] ) {
		video.addEventListener( event, paint );
	}
	bar?.addEventListener( 'input', () =>
		seekTo( player, Number( bar.value ) )
	);
	paint();
	return { paint };
}
