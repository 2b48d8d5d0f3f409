import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';
import { STOPS, getMaps, map, withToken } from './page-map';

test.describe( 'A map that is not drawn', () => {
	test( 'is a list of places without a token', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			map( [ ...STOPS, [ '[gallery]', '</script><b>x', -0.5, -33 ] ] )
		);
		const page = await visit( url );
		const items = getMaps( page ).getByRole( 'listitem' );
		await expect( items ).toHaveCount( 3 );
		await expect( items.nth( 1 ) ).toContainText(
			'Lighthouse <b>"Bring" <i>boots</i>'
		);
		await expect(
			items.first().getByRole( 'link', { name: 'Maps app: Boat shed' } )
		).toHaveAttribute( 'href', /^geo:51\.5,3\.6\?/ );
		await expect(
			items
				.first()
				.getByRole( 'link', { name: 'OpenStreetMap: Boat shed' } )
		).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/?mlat=51.5&mlon=3.6#map=16/51.5/3.6'
		);
		await expect( page.locator( 'canvas, [data-api-key]' ) ).toHaveCount(
			0
		);
		expect( await audit( page, '.wp-block-jetpack-map' ) ).toEqual( [] );
	} );

	test( 'is nothing at all without a token and without a place, and the address if there is one', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ map( [] ) }\n\n${ map( [], { address: 'Quay 4, Oban' } ) }`
		);
		const page = await visit( url );
		await expect( getMaps( page ) ).toHaveCount( 1 );
		await expect(
			getMaps( page ).getByRole( 'link', { name: 'Quay 4, Oban' } )
		).toHaveAttribute(
			'href',
			'https://www.openstreetmap.org/search?query=Quay%204%2C%20Oban'
		);
	} );

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
	} );
} );
