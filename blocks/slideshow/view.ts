/**
 * Waits until a slideshow comes near, then fetches the carousel. Until then, and if
 * that fails, the slides are a list that scrolls.
 */
import { onNear } from '../../shared/view/near';

document
	.querySelectorAll< HTMLElement >( '[data-mainstreet-slideshow]' )
	.forEach(
		onNear( ( block ) =>
			import(
				/* webpackChunkName: "slideshow-carousel" */ './view/carousel'
			).then(
				( { mountCarousel } ) => mountCarousel( block ),
				// The list still works, and the browser has reported the failed request.
				() => {}
			)
		)
	);
