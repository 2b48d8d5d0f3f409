/**
 * Loads the map engine when a map comes near the viewport. Until then, and
 * after an error, the list of places is shown.
 */
import { initBlocks } from '../../shared/view/init-blocks';
import { onNear } from '../../shared/view/on-near-viewport';

initBlocks(
	'.wp-block-jetpack-map[data-api-key]',
	onNear( ( block ) =>
		import( /* webpackChunkName: "map" */ './view/draw' ).then(
			( { draw } ) => draw( block ),
			// The list stays.
			() => {}
		)
	)
);
