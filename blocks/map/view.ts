/**
 * Waits until a map comes near the window and fetches what draws it. Until then, and
 * when anything fails, the list of places stands there.
 */
import { onNear } from '../../shared/view/on-near-viewport';

document
	.querySelectorAll< HTMLElement >( '.wp-block-jetpack-map[data-api-key]' )
	.forEach(
		onNear( ( block ) =>
			import( /* webpackChunkName: "map" */ './view/draw' ).then(
				( { draw } ) => draw( block ),
				// The list stays.
				() => {}
			)
		)
	);
