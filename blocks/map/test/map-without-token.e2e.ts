import type { Request } from '@playwright/test';
import { toList, toRecord } from '@shared/guards';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';
import { DRAWING, getBlock, getButton } from './editor-map';
import { measureRiver, waitForMap } from './page-map';

const SETTINGS = '/mainstreet/v1/settings';
const TOKEN_ROUTE = '/wpcom/v2/service-api-keys/mapbox';

test.describe( 'A map without a token', () => {
	test.afterEach( async ( { requestUtils } ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: SETTINGS,
			data: { map_source: 'mapbox', map_search: 'map' },
		} );
	} );

	test(
		'goes from the placeholder to the page with one choice and no key',
		{ tag: '@site' },
		async ( {
			admin,
			baseURL,
			editor,
			page,
			visit,
			fakes,
			requestUtils,
		} ) => {
			const referrers: Array< string | undefined > = [];
			const note = ( request: Request ) => {
				if ( request.url().includes( 'tile.openstreetmap.org' ) ) {
					referrers.push( request.headers().referer );
				}
			};
			page.on( 'request', note );
			await requestUtils.rest( { method: 'DELETE', path: TOKEN_ROUTE } );
			await admin.createNewPost( { title: 'The way to us' } );
			await editor.insertBlock( { name: 'jetpack/map' } );
			const block = getBlock( editor.canvas );
			const use = getButton( block, 'Use OpenStreetMap' );
			await expect( use ).toBeVisible( DRAWING );
			const canvas = ( await page.frame( 'editor-canvas' ) ) ?? page;
			expect( await audit( canvas, '.wp-block-jetpack-map' ) ).toEqual(
				[]
			);
			// Nobody is asked for anything before somebody chose.
			expect( await fakes.log() ).toEqual( [] );
			await use.click();
			await expect( getButton( block, 'Zoom in' ) ).toBeVisible(
				DRAWING
			);

			// By mouse: where it is clicked, named at once.
			await editor.clickBlockToolbarButton( 'Place a marker manually' );
			await expect( block.getByRole( 'status' ) ).toContainText(
				'Click where you want the marker.'
			);
			expect( await audit( canvas, '.wp-block-jetpack-map' ) ).toEqual(
				[]
			);
			await block
				.locator( 'canvas' )
				.click( { position: { x: 200, y: 150 } } );
			const title = page.getByLabel( 'Marker title' );
			await title.fill( 'Shop' );
			await page.keyboard.press( 'Escape' );
			await expect( getButton( block, 'Shop' ) ).toBeVisible();

			// By keyboard: the middle of the map, which arrows move.
			await editor.clickBlockToolbarButton( 'Place a marker manually' );
			await expect( block.locator( 'canvas' ) ).toBeFocused();
			await page.keyboard.press( '+' );
			await page.keyboard.press( 'ArrowRight' );
			await page.keyboard.press( 'Enter' );
			await title.fill( 'Store' );
			await page.getByLabel( 'Latitude' ).fill( '37.75' );
			await page.keyboard.press( 'Escape' );
			const marker = getButton( block, 'Store' );
			await expect( marker ).toBeVisible();

			// Dragged elsewhere.
			const getStore = async () =>
				toRecord(
					toList(
						( await editor.getBlocks() )[ 0 ]?.attributes.points
					)[ 1 ]
				);
			const before = toRecord( ( await getStore() ).coordinates );
			expect( before.latitude ).toBe( 37.75 );
			await marker.scrollIntoViewIfNeeded();
			const box = await marker.boundingBox();
			const x = ( box?.x ?? 0 ) + 16;
			const y = ( box?.y ?? 0 ) + 16;
			await page.mouse.move( x, y );
			await page.mouse.down();
			await page.mouse.move( x + 60, y - 40, { steps: 5 } );
			await page.mouse.up();
			await expect
				.poll( async () => ( await getStore() ).coordinates )
				.not.toEqual( before );
			expect( await getStore() ).toMatchObject( {
				id: 'marker.2',
				title: 'Store',
			} );

			// Found by Nominatim, which is asked with Enter only.
			await editor.clickBlockToolbarButton( 'Add a marker' );
			await page
				.getByRole( 'combobox', {
					name: 'Search for an address or place',
				} )
				.fill( 'pier' );
			await page.keyboard.press( 'Enter' );
			await page
				.getByRole( 'option', { name: 'North Pier, Oban, Scotland' } )
				.click();
			await expect( getButton( block, 'North Pier' ) ).toBeVisible();

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }`, {
				prepare: async ( window ) => {
					window.on( 'request', note );
				},
			} );
			const drawn = await waitForMap( visitor );
			await expect
				.poll( () => measureRiver( visitor, drawn ) )
				.toBeGreaterThan( 0.9 );
			await getButton( drawn, 'Store' ).focus();
			await visitor.keyboard.press( 'Enter' );
			await expect(
				drawn
					.getByRole( 'dialog', { name: 'Store' } )
					.getByRole( 'link', { name: 'Directions: Store' } )
			).toHaveAttribute(
				'href',
				/^https:\/\/www\.openstreetmap\.org\/directions\?to=37\.\d+%2C-122\.\d+$/
			);
			expect( await audit( visitor, '.wp-block-jetpack-map' ) ).toEqual(
				[]
			);
			const asked = await fakes.log();
			expect(
				[ ...new Set( asked.map( ( { host } ) => host ) ) ].sort()
			).toEqual( [
				'nominatim.openstreetmap.org',
				'tile.openstreetmap.org',
			] );
			// The policy of these servers: whose page asks has to be said.
			expect( referrers.length ).toBeGreaterThan( 1 );
			expect(
				referrers.filter(
					( from ) => ! from?.startsWith( baseURL ?? '-' )
				)
			).toEqual( [] );
		}
	);
} );
