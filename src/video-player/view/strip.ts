import { getLength, type Player } from './player';

/**
 * Shows above the position what is to be seen there, where the video has small pictures of itself. They are fetched with the first touch of
 * the bar. For the pointer alone: the bar says the time in words.
 *
 * @param player Player.
 */
export function addStrip( player: Player ): void {
	const bar = player.part( 'seek' );
	const { strip } = player.data;
	if ( ! bar || ! strip ) {
		return;
	}
	const picture = document.createElement( 'div' );
	const { width, height } = strip;
	const hide = () => ( picture.hidden = true );
	picture.className = 'strip';
	picture.ariaHidden = 'true';
	hide();
	player.box.append( picture );
	bar.addEventListener( 'pointermove', ( { clientX } ) => {
		const place = bar.getBoundingClientRect();
		const part = ( clientX - place.left ) / place.width;
		const at = Math.min(
			strip.count - 1,
			Math.max(
				0,
				Math.floor( ( part * getLength( player ) ) / strip.interval )
			)
		);
		const x = ( at % strip.columns ) * width;
		const y = Math.floor( at / strip.columns ) * height;
		const top = place.top - height - 8;
		// Times run from left to right in every language.
		const left = Math.max(
			0,
			Math.min( clientX - width / 2, innerWidth - width )
		);
		picture.style.cssText = `width:${ width }px;height:${ height }px;left:${ left }px;top:${ top }px;background:url("${ strip.src }") -${ x }px -${ y }px`;
		picture.hidden = top < 0;
	} );
	for ( const end of [ 'pointerleave', 'pointercancel' ] ) {
		bar.addEventListener( end, hide );
	}
}
