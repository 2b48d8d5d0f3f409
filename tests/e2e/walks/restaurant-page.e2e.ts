/** From an empty page to a guest who scans the code on the table, sees the hours and the way, and books. */
import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { waitForMap } from '../../../blocks/map/test/page-map';
import { expect, test } from '../fixtures';
import { walk } from './walk';
import { beginPage, insertBlock, isNarrow, publishFromEditor } from './ways';

const CODE =
	"<script src='//www.opentable.com/widget/reservation/loader?rid=4021&type=standard&theme=standard'></script>";

test.afterEach( async ( { requestUtils } ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/mainstreet/v1/settings',
		data: { map_source: 'mapbox', map_search: 'map' },
	} );
} );

test(
	'a restaurant gets a page with hours, map and booking, and a QR code for its tables',
	{ tag: '@site' },
	async ( { admin, editor, page, requestUtils, visit } ) => {
		test.slow();
		await requestUtils.rest( {
			method: 'DELETE',
			path: '/wpcom/v2/service-api-keys/mapbox',
		} );
		const way = walk( page, 'restaurant-page' );
		await way.step( 'add a page', () =>
			beginPage( { admin, editor, page, way }, 'Harbour Inn' )
		);
		const map = editor.canvas.getByRole( 'document', {
			name: 'Block: Map',
		} );
		await way.step( 'pattern', async () => {
			await insertBlock( page, way, 'hours', 'Opening hours with map' );
			await expect(
				map.getByRole( 'button', { name: 'Use OpenStreetMap' } )
			).toBeVisible();
		} );
		await way.step( 'map', async () => {
			await way.click(
				map.getByRole( 'button', { name: 'Use OpenStreetMap' } )
			);
			await way.click(
				page.getByRole( 'button', { name: 'Add a marker' } ).first()
			);
			await way.fill(
				page.getByRole( 'combobox', {
					name: 'Search for an address or place',
				} ),
				'pier'
			);
			await way.press( 'Enter' );
			await way.click(
				page.getByRole( 'option', {
					name: 'North Pier, Oban, Scotland',
				} )
			);
			await expect(
				map.getByRole( 'button', { name: 'North Pier' } )
			).toBeVisible();
		} );
		await way.step( 'hours', async () => {
			const hours = editor.canvas.getByRole( 'document', {
				name: 'Block: Business Hours',
			} );
			// The day that is clicked shows its fields.
			await way.click( hours.getByText( '9:00 am' ).first() );
			await way.fill( hours.getByLabel( 'Opening' ), '11:30' );
		} );
		await way.step( 'booking', async () => {
			await insertBlock( page, way, 'opentable', 'OpenTable' );
			await way.fill(
				editor.canvas.getByRole( 'combobox', { name: 'Restaurant' } ),
				CODE
			);
			await way.click(
				editor.canvas.getByRole( 'button', { name: 'Embed' } )
			);
			await expect(
				editor.canvas.locator( '.wp-block-jetpack-opentable iframe' )
			).toBeVisible();
		} );
		let url = '';
		await way.step( 'published', async () => {
			url = await publishFromEditor( page, way );
		} );
		let address = '';
		await way.step( 'code for the table', async () => {
			await way.click(
				page
					.getByRole( 'region', { name: 'Editor publish' } )
					.getByRole( 'button', { name: 'Get QR code' } )
			);
			const dialog = page.getByRole( 'dialog', { name: 'QR code' } );
			const waiting = page.waitForEvent( 'download' );
			await way.click(
				dialog.getByRole( 'button', { name: 'Download PNG' } )
			);
			const file = await readFile( await ( await waiting ).path() );
			address = await page.evaluate( async ( base64 ) => {
				const image = new Image();
				image.src = `data:image/png;base64,${ base64 }`;
				await image.decode();
				const canvas = document.createElement( 'canvas' );
				canvas.width = canvas.height = 400;
				const context = canvas.getContext( '2d' );
				context?.drawImage( image, 0, 0, 400, 400 );
				return Array.from(
					context?.getImageData( 0, 0, 400, 400 ).data ?? []
				).join();
			}, file.toString( 'base64' ) );
			address =
				jsQR(
					Uint8ClampedArray.from( address.split( ',' ), Number ),
					400,
					400
				)?.data ?? '';
			expect( address ).toBe( url );
		} );
		const guest = await visit( address, { width: 390, height: 844 } );
		way.turnTo( guest );
		await way.step( 'guest', async () => {
			await expect( guest.getByText( /11:30 am/ ) ).toBeVisible();
			const drawn = await waitForMap( guest );
			await way.click(
				drawn.getByRole( 'button', { name: 'North Pier' } )
			);
			expect( await isNarrow( guest ) ).toBe( true );
		} );
		await way.step( 'a table', async () => {
			const frame = '.wp-block-jetpack-opentable iframe';
			await guest.locator( frame ).scrollIntoViewIfNeeded();
			await expect(
				guest.frameLocator( frame ).getByText( 'A fake table' )
			).toBeVisible();
		} );
		way.end( 21 );
	}
);
