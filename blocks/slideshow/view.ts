/**
 * Waits until a slideshow comes near, then fetches the carousel and the library. Until then,
 * and if that fails, the slides are a list that scrolls.
 */
import { initBlocks } from '../../shared/view/init-blocks';
import { onNear } from '../../shared/view/on-near-viewport';

initBlocks(
	'[data-mainstreet-slideshow]',
	onNear( ( block ) =>
		Promise.all( [
			import(
				/* webpackChunkName: "slideshow-carousel" */ './view/carousel'
			),
			import( /* webpackChunkName: "slideshow-swiper" */ './swiper' ),
		] ).then(
			( [ { mountCarousel }, library ] ) =>
				mountCarousel( block, library ),
			// The list still works, and the browser has reported the failed request.
			() => {}
		)
	)
);
