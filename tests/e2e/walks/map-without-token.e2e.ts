/** From an empty page to a map that visitors see, by somebody who has no key for maps. */
import { waitForMap } from '../../../blocks/map/test/page-map';
import { expect, test } from '../fixtures';
import { insertBlock, isNarrow, isOnTop, publishFromEditor } from './ways';
import { walk } from './walk';

test.afterEach( async ( { requestUtils } ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/mainstreet/v1/settings',
		data: { map_source: 'mapbox', map_search: 'map' },
	} );
} );

test(
	'a stranger without a key puts the shop on a map and publishes it',
	{ tag: '@site' },
	async ( { admin, editor, page, requestUtils, visit } ) => {
		await requestUtils.rest( {
			method: 'DELETE',
			path: '/wpcom/v2/service-api-keys/mapbox',
		} );
		const way = walk( page, 'map-without-token' );
		await way.step( 'what keys are for', async () => {
			await admin.visitAdminPage( 'admin.php', 'page=mainstreet-start' );
			await way.click( page.getByRole( 'link', { name: 'API keys' } ) );
			await expect(
				page.getByRole( 'heading', { name: 'Mapbox' } )
			).toBeVisible();
		} );
		await way.step( 'add a page', async () => {
			await way.click(
				page.getByRole( 'link', { name: 'Pages', exact: true } )
			);
			await way.click(
				page.locator( '.wrap' ).getByRole( 'link', { name: /^Add/ } )
			);
			await way.fill(
				editor.canvas.getByRole( 'textbox', { name: 'Add title' } ),
				'How to find us'
			);
		} );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Map',
		} );
		await way.step( 'inserted', async () => {
			await insertBlock( page, way, 'map', 'Map' );
			await expect(
				block.getByRole( 'button', { name: 'Use OpenStreetMap' } )
			).toBeVisible();
		} );
		await way.step( 'osm', async () => {
			await way.click(
				block.getByRole( 'button', { name: 'Use OpenStreetMap' } )
			);
			await expect(
				block.getByRole( 'button', { name: 'Zoom in' } )
			).toBeVisible();
		} );
		await way.step( 'search', async () => {
			await way.click(
				page.getByRole( 'button', { name: 'Add a marker' } ).first()
			);
		} );
		await way.step( 'found', async () => {
			await way.fill(
				page.getByRole( 'combobox', {
					name: 'Search for an address or place',
				} ),
				'pier'
			);
			await way.press( 'Enter' );
			await expect(
				page.getByRole( 'option', {
					name: 'North Pier, Oban, Scotland',
				} )
			).toBeVisible();
		} );
		await way.step( 'marked', async () => {
			await way.click(
				page.getByRole( 'option', {
					name: 'North Pier, Oban, Scotland',
				} )
			);
			await expect(
				block.getByRole( 'button', { name: 'North Pier' } )
			).toBeVisible();
		} );
		let url = '';
		await way.step( 'published', async () => {
			url = await publishFromEditor( page, way );
		} );
		const visitor = await visit( url, { width: 390, height: 844 } );
		way.turnTo( visitor );
		await way.step( 'visitor', async () => {
			const map = await waitForMap( visitor );
			await way.click(
				map.getByRole( 'button', { name: 'North Pier' } )
			);
			expect( await isNarrow( visitor ) ).toBe( true );
		} );
		await way.step( 'closed', async () => {
			const place = visitor.getByRole( 'dialog', { name: 'North Pier' } );
			const close = place.getByRole( 'button', { name: 'Close' } );
			expect( await isOnTop( close ) ).toBe( true );
			await way.click( close );
			await expect( place ).toHaveCount( 0 );
		} );
		way.end( 16 );
	}
);
