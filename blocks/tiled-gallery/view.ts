/** Fetches the lightbox at the first press on an image; where it can't be had, the link leads to the image. */
document.addEventListener( 'click', ( event ) => {
	const link =
		event.target instanceof Element &&
		event.target.closest< HTMLAnchorElement >(
			'[data-mainstreet-lightbox] a.tiled-gallery__zoom'
		);
	// With a key, the visitor wants a new tab.
	if (
		! link ||
		event.defaultPrevented ||
		event.ctrlKey ||
		event.metaKey ||
		event.shiftKey ||
		event.altKey
	) {
		return;
	}
	event.preventDefault();
	import( /* webpackChunkName: "tiled-gallery-lightbox" */ './view/lightbox' )
		.then( ( { open } ) => open( link ) )
		.catch( () => {
			if ( /^http/.test( link.protocol ) ) {
				location.assign( link.href );
			}
		} );
} );
