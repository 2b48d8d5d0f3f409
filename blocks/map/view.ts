/**
 * Waits until a map comes near the window and fetches what draws it. Until then, and
 * when anything fails, the list of places stands there.
 */
const observer = new IntersectionObserver(
	( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( isIntersecting && target instanceof HTMLElement ) {
				observer.unobserve( target );
				import( /* webpackChunkName: "map" */ './view/draw' ).then(
					( { draw } ) => draw( target ),
					// The list stays.
					() => {}
				);
			}
		}
	},
	{ rootMargin: '300px' }
);

document
	.querySelectorAll( '.wp-block-jetpack-map[data-api-key]' )
	.forEach( ( block ) => observer.observe( block ) );
