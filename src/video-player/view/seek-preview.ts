import { getLength, type Player } from './player';
import { formatTime } from './time';

/** Size of the hint without preview images, and its distance to the bar, in pixels. */
const WIDTH = 64;
const HEIGHT = 24;
const GAP = 8;

/**
 * Shows the time above the pointer and a preview image, if the video has preview images and the player is high
 * enough. Preview images load on first use. Only for pointers: the bar's value text is the accessible label.
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
			// Dark gradient behind the time.
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
