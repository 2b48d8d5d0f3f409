/**
 * Waits until a slideshow comes near, then fetches the carousel. Until then, and if
 * that fails, the slides are a list that scrolls.
 */
const near = new IntersectionObserver(
	( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( isIntersecting && target instanceof HTMLElement ) {
				near.unobserve( target );
				import(
					/* webpackChunkName: "slideshow-carousel" */ './view/carousel'
				).then(
					( { mountCarousel } ) => mountCarousel( target ),
					() => {
						// The list still works, and the browser has reported the failed request.
					}
				);
			}
		}
	},
	{ rootMargin: '300px' }
);

for ( const block of document.querySelectorAll(
	'[data-mainstreet-slideshow]'
) ) {
	near.observe( block );
}
