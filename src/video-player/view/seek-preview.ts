import { getLength, type Player } from './player';
import { formatTime } from './time';

/** Pixels of the hint where there is no picture; between it and the bar. */
const WIDTH = 64;
const HEIGHT = 24;
const GAP = 8;

/**
 * Shows above the position which time it is, and what is to be seen there, where the video has small pictures of itself and the frame is high
 * enough. They are fetched with the first touch of the bar. For the pointer alone: the bar says the time in words.
 *
 * @param player Player.
 */
export function addSeekPreview( player: Player ): void {
	const bar = player.part( 'seek' );
	if ( ! bar ) {
		return;
	}
	const hint = document.createElement( 'div' );
	const hide = () => ( hint.hidden = true );
	hint.className = 'strip';
	hint.ariaHidden = 'true';
	hide();
	player.box.append( hint );
	bar.addEventListener( 'pointermove', ( { clientX } ) => {
		const place = bar.getBoundingClientRect();
		const length = getLength( player );
		const part = ( clientX - place.left ) / place.width;
		const time = Math.max( 0, Math.min( 1, part ) ) * length;
		const { strip } = player.data;
		const fits = strip && place.top >= strip.height + GAP;
		const width = fits ? strip.width : WIDTH;
		const height = fits ? strip.height : HEIGHT;
		// Times run from left to right in every language.
		const left = Math.max(
			0,
			Math.min( clientX - width / 2, innerWidth - width )
		);
		let style = `width:${ width }px;height:${ height }px;left:${ left }px;top:${ place.top - height - GAP }px;`;
		if ( fits ) {
			const at = Math.min(
				strip.count - 1,
				Math.floor( time / strip.interval )
			);
			const x = ( at % strip.columns ) * width;
			const y = Math.floor( at / strip.columns ) * height;
			// The time lies on a dark ground below.
			style += `background:linear-gradient(#0000 calc(100% - 22px),#000a 0),url("${ strip.src }") -${ x }px -${ y }px`;
		}
		hint.style.cssText = style;
		hint.textContent = formatTime( time );
		hint.hidden = ! length;
	} );
	for ( const end of [ 'pointerleave', 'pointercancel' ] ) {
		bar.addEventListener( end, hide );
	}
}
