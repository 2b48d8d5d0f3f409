import { expect, test } from './fixtures';

const PLUGINS = [
	'mainstreet-blocks/plugin.php',
	'stand-in-jetpack-map/stand-in-jetpack-map.php',
];
const THEIRS = 'The map of the other plugin';

test.describe( 'Beside a plugin that has a map of its own', () => {
	for ( const priority of [ 10, 99 ] ) {
		const options = { stand_in_jetpack_map_priority: priority };

		test( `the editor and the page show its map, registered at ${ priority }, and our other blocks`, async ( {
			admin,
			editor,
			page,
			pretend,
			publish,
			visit,
		} ) => {
			await pretend( { plugins: PLUGINS, options } );
			await admin.createNewPost( { title: 'Two plugins' } );
			await editor.insertBlock( { name: 'jetpack/map' } );
			await editor.insertBlock( { name: 'jetpack/repeat-visitor' } );
			await expect( editor.canvas.getByText( THEIRS ) ).toBeVisible();
			await expect(
				editor.canvas.getByRole( 'spinbutton', {
					name: 'Visit number',
				} )
			).toBeVisible();
			const answer = await page.evaluate( () =>
				window.wp.apiFetch( {
					path: '/wpcom/v2/service-api-keys/mapbox',
				} )
			);
			expect( answer ).toEqual( { service_api_key: 'stand-in' } );

			const { url } = await publish(
				'<!-- wp:jetpack/map /--><!-- wp:paragraph --><p>Below the map</p><!-- /wp:paragraph -->'
			);
			const visitor = await visit( url, { plugins: PLUGINS, options } );
			await expect( visitor.getByText( THEIRS ) ).toBeVisible();
			await expect( visitor.getByText( 'Below the map' ) ).toBeVisible();
		} );
	}
} );
