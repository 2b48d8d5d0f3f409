import { expect, test } from '@tests/e2e/fixtures';
import { showSetting } from '@tests/e2e/inspector';
import {
	DRAWING,
	EMPTY,
	getBlock,
	getButton,
	makeMapOf,
	openMap,
	TOKEN,
} from './editor-map';

test.describe( 'A map in the editor asks Mapbox', () => {
	test( 'looks its address up once, and says so when it cannot be found', async ( {
		admin,
		editor,
		page,
		pretend,
		fakes,
	} ) => {
		const block = await openMap(
			{ admin, editor, pretend },
			makeMapOf( '1 Main St' )
		);
		await expect( getButton( block, 'Main St' ) ).toBeVisible( DRAWING );
		const questions = ( await fakes.log( 'api.mapbox.com' ) ).filter(
			( { path } ) => path.startsWith( '/geocoding/' )
		);
		expect(
			questions.map( ( { path } ) => decodeURIComponent( path ) )
		).toEqual( [ '/geocoding/v5/mapbox.places/1 Main St.json' ] );
		expect( questions[ 0 ]?.query.access_token ).toBe( TOKEN );
		// Leaving would ask about the change.
		await editor.saveDraft();
		await page.reload();
		await expect( getButton( block, 'Main St' ) ).toBeVisible( DRAWING );
		expect(
			( await fakes.log( 'api.mapbox.com' ) ).filter( ( { path } ) =>
				path.startsWith( '/geocoding/' )
			)
		).toHaveLength( 1 );

		await test.step( 'an address that cannot be found', async () => {
			await editor.setContent( makeMapOf( 'nowhere' ) );
			await expect(
				block.getByText(
					'Could not find the coordinates of the provided address. Displaying default location. Feel free to add the location manually.'
				)
			).toBeVisible( DRAWING );
		} );
	} );

	test( 'shows what the map library says', async ( {
		admin,
		editor,
		pretend,
		fakes,
		allow,
	} ) => {
		allow( /Failed to load resource.*401/ );
		await fakes.mode( '401', { host: 'api.mapbox.com' } );
		const block = await openMap( { admin, editor, pretend } );
		await expect(
			block.getByText( /invalid Mapbox access token/ )
		).toBeVisible( DRAWING );
		await fakes.mode( 'ok', { host: 'api.mapbox.com' } );
		await getButton( block, 'Reload map' ).click();
		await expect( getButton( block, 'Zoom in' ) ).toBeVisible( DRAWING );
		await expect( block.getByText( /invalid Mapbox/ ) ).toHaveCount( 0 );
	} );

	test(
		'asks for a token, says why one is refused, draws with a good one and lets go of it',
		{ tag: '@site' },
		async ( { admin, editor, page, pretend, allow, requestUtils } ) => {
			allow( /Failed to load resource.*400/ );
			await pretend( {} );
			const path = '/wpcom/v2/service-api-keys/mapbox';
			await requestUtils.rest( { method: 'DELETE', path } );
			await admin.createNewPost();
			await editor.setContent( EMPTY );
			const block = getBlock( editor.canvas );
			await getButton( block, 'Other map providers' ).click( DRAWING );
			await block.getByRole( 'radio', { name: 'Mapbox' } ).check();
			const set = block.getByRole( 'button', { name: 'Set token' } );
			await expect( set ).toBeDisabled();
			await block
				.getByLabel( 'Mapbox access token' )
				.fill( 'sk.secret-0123456789abcdef' );
			await set.click();
			await expect( block.getByText( /secret token/ ) ).toBeVisible();

			await block.getByLabel( 'Mapbox access token' ).fill( TOKEN );
			await set.click();
			await expect( getButton( block, 'Zoom in' ) ).toBeVisible(
				DRAWING
			);

			await editor.selectBlocks( block );
			await editor.openDocumentSettingsSidebar();
			await showSetting( page, 'Map service', 'Mapbox access token' );
			await expect( page.getByLabel( 'Access token' ) ).toHaveValue(
				TOKEN
			);
			await expect(
				page.getByRole( 'button', { name: 'Update Token' } )
			).toBeDisabled();
			await page.getByRole( 'button', { name: 'Remove Token' } ).click();
			await expect(
				getButton( block, 'Use OpenStreetMap' )
			).toBeVisible();
		}
	);
} );
