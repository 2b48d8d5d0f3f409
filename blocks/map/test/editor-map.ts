/** Maps in the editor, for the browser tests. */
import type { FrameLocator, Locator } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Fixtures } from '@tests/e2e/fixtures';

export const TOKEN = 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE';
const OPTION = 'connectors_maps_mapbox_api_key';
export const withToken = { options: { [ OPTION ]: TOKEN } };
export const withoutToken = { options: { [ OPTION ]: '' } };

export const EMPTY = `<!-- wp:jetpack/map -->
<div class="wp-block-jetpack-map" data-map-style="default" data-map-details="true" data-points="[]" data-zoom="13" data-map-center="{&quot;longitude&quot;:-122.41941550000001,&quot;latitude&quot;:37.7749295}" data-marker-color="red" data-show-fullscreen-button="true"></div>
<!-- /wp:jetpack/map -->`;

export const TWO = `<!-- wp:jetpack/map {"points":[{"placeTitle":"Quay","title":"Quay","caption":"Ring twice","id":"poi.1","coordinates":{"longitude":3.6,"latitude":51.5}},{"placeTitle":"Mill","title":"Mill","caption":"","id":"poi.2","coordinates":{"longitude":3.7,"latitude":51.6}}],"zoom":5,"mapCenter":{"lng":3.65,"lat":51.55}} -->
<div class="wp-block-jetpack-map" data-map-style="default" data-map-details="true" data-points="[{&quot;placeTitle&quot;:&quot;Quay&quot;,&quot;title&quot;:&quot;Quay&quot;,&quot;caption&quot;:&quot;Ring twice&quot;,&quot;id&quot;:&quot;poi.1&quot;,&quot;coordinates&quot;:{&quot;longitude&quot;:3.6,&quot;latitude&quot;:51.5}},{&quot;placeTitle&quot;:&quot;Mill&quot;,&quot;title&quot;:&quot;Mill&quot;,&quot;caption&quot;:&quot;&quot;,&quot;id&quot;:&quot;poi.2&quot;,&quot;coordinates&quot;:{&quot;longitude&quot;:3.7,&quot;latitude&quot;:51.6}}]" data-zoom="5" data-map-center="{&quot;lng&quot;:3.65,&quot;lat&quot;:51.55}" data-marker-color="red" data-show-fullscreen-button="true"><ul><li><a href="https://www.google.com/maps/search/?api=1&amp;query=51.5,3.6">Quay</a></li><li><a href="https://www.google.com/maps/search/?api=1&amp;query=51.6,3.7">Mill</a></li></ul></div>
<!-- /wp:jetpack/map -->`;

export const getBlock = ( canvas: FrameLocator ) =>
	canvas.getByRole( 'document', { name: 'Block: Map' } );

export const getButton = ( scope: Locator | FrameLocator, name: string ) =>
	scope.getByRole( 'button', { name, exact: true } );

export const DRAWING = { timeout: 30_000 };

type Tools = { admin: Admin; editor: Editor; pretend: Fixtures[ 'pretend' ] };

/**
 * Opens a new post that holds a map, on a site with a token.
 *
 * @param tools   Of the test.
 * @param content Source of the map.
 * @return The block.
 */
export async function openMap(
	{ admin, editor, pretend }: Tools,
	content = EMPTY
): Promise< Locator > {
	await pretend( withToken );
	await admin.createNewPost();
	await editor.setContent( content );
	return getBlock( editor.canvas );
}

/** Source of a map that was given an address and no marker. */
export const makeMapOf = ( address: string ): string =>
	EMPTY.replace(
		'wp:jetpack/map -->',
		`wp:jetpack/map ${ JSON.stringify( { address } ) } -->`
	);
