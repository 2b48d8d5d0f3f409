import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';
import { STOPS, getMaps, map, withToken } from './page-map';

test.describe( 'A map that is not drawn', () => {
	test( 'is the list of places without scripts', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( map( STOPS ) );
		const page = await visit( url, { ...withToken, javaScript: false } );
		await expect( getMaps( page ).getByRole( 'listitem' ) ).toHaveCount(
			2
		);
		// No room is kept for a map that can't come.
		const box = await getMaps( page ).boundingBox();
		expect( box?.height ).toBeLessThan( 320 );
	} );

	test( 'keeps the list when Mapbox refuses the token', async ( {
		publish,
		visit,
		fakes,
		allow,
	} ) => {
		allow( /Failed to load resource.*401/ );
		await fakes.mode( '401', { host: 'api.mapbox.com' } );
		const { url } = await publish( map( STOPS ) );
		const page = await visit( url, withToken );
		await getMaps( page ).scrollIntoViewIfNeeded();
		await expect
			.poll( async () => ( await fakes.log( 'api.mapbox.com' ) ).length )
			.toBeGreaterThan( 0 );
		await expect( page.locator( 'canvas' ) ).toHaveCount( 0 );
		await expect( getMaps( page ).getByRole( 'listitem' ) ).toHaveCount(
			2
		);
		await expect(
			getMaps( page ).getByText( 'Ring the bell' )
		).toBeVisible();
		expect( await audit( page, '.wp-block-jetpack-map' ) ).toEqual( [] );
	} );
} );
