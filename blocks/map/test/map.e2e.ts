import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';
import {
	SPACE,
	STOPS,
	getMaps,
	getMarker,
	map,
	measureRiver,
	waitForMap,
	withToken,
} from './page-map';

test.describe( 'A map on the page', () => {
	test( 'is drawn, with markers that open, close and give the focus back', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( map( STOPS, { mapHeight: 700 } ) );
		const page = await visit( url, withToken );
		const block = await waitForMap( page );
		await expect
			.poll( () => measureRiver( page, block ) )
			.toBeGreaterThan( 0.02 );
		await expect( block.getByRole( 'list' ) ).toBeHidden();
		await expect( block ).toContainText( 'OpenStreetMap' );

		await getMarker( block, 'Boat shed' ).click();
		const popup = block.getByRole( 'dialog', { name: 'Boat shed' } );
		await expect( popup ).toContainText( 'Ring the bell' );
		await page.keyboard.press( 'Escape' );
		await expect( popup ).toBeHidden();
		await expect( getMarker( block, 'Boat shed' ) ).toBeFocused();

		await page.keyboard.press( 'Tab' );
		await expect( getMarker( block, 'Lighthouse <b>' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		const other = block.getByRole( 'dialog', {
			name: 'Lighthouse <b>',
		} );
		await expect( other ).toBeFocused();
		await expect( other ).toContainText( '"Bring" <i>boots</i>' );
		expect( await audit( page, '.wp-block-jetpack-map' ) ).toEqual( [] );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( other ).toBeHidden();
		await expect( getMarker( block, 'Lighthouse <b>' ) ).toBeFocused();
	} );

	test( 'asks for nothing before it comes near the window; several draw on their own', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			[
				SPACE,
				map( STOPS ),
				map( [ [ 'Mill', '', 5, 52 ] ], {
					zoom: 11.5,
					mapHeight: 480,
					className: 'is-style-satellite',
					showFullscreenButton: false,
				} ),
			].join( '\n\n' )
		);
		const page = await visit( url, withToken );
		await page.waitForLoadState( 'load' );
		expect( await fakes.log() ).toEqual( [] );
		const loaded = () =>
			page.evaluate( () =>
				performance
					.getEntriesByType( 'resource' )
					.filter( ( { name } ) => name.includes( 'mapbox' ) )
					.map( ( { name } ) => name )
			);
		expect( await loaded() ).toEqual( [] );

		const first = await waitForMap( page, 0 );
		const second = await waitForMap( page, 1 );
		expect( await page.locator( 'script[src*="mapbox-gl"]' ).count() ).toBe(
			1
		);
		await expect( getMarker( first, 'Boat shed' ) ).toBeVisible();
		await expect( getMarker( second, 'Mill' ) ).toBeVisible();
		// Several markers lock the zoom; one does not.
		await expect( getMarker( first, 'Zoom in' ) ).toHaveCount( 0 );
		await expect( getMarker( second, 'Zoom in' ) ).toBeVisible();
		await expect( getMarker( first, 'Enter fullscreen' ) ).toBeVisible();
		await expect( getMarker( second, 'Enter fullscreen' ) ).toHaveCount(
			0
		);
		expect(
			( await second.locator( 'canvas' ).boundingBox() )?.height
		).toBe( 480 );
		const styles = ( await fakes.log( 'api.mapbox.com' ) )
			.map( ( { path } ) => path )
			.filter( ( path ) => /^\/styles\/v1\/mapbox\/[^/]+$/.test( path ) );
		// Both are near: which of them asks first is chance.
		expect( styles.sort() ).toEqual( [
			'/styles/v1/mapbox/satellite-streets-v11',
			'/styles/v1/mapbox/streets-v11',
		] );
	} );

	test( 'moves nothing when it comes', async ( { publish, visit } ) => {
		const { url } = await publish( `${ map( STOPS ) }\n\n<p>Below</p>` );
		const page = await visit( url, withToken );
		const shift = page.evaluate(
			() =>
				new Promise< number >( ( resolve ) => {
					let sum = 0;
					new PerformanceObserver( ( list ) => {
						for ( const entry of list.getEntries() ) {
							sum += Number( Reflect.get( entry, 'value' ) );
						}
					} ).observe( { type: 'layout-shift', buffered: true } );
					const block = document.querySelector(
						'.wp-block-jetpack-map'
					);
					if ( block ) {
						new MutationObserver( () => resolve( sum ) ).observe(
							block,
							{
								attributeFilter: [ 'class' ],
							}
						);
					}
				} )
		);
		await waitForMap( page );
		expect( await shift ).toBeLessThanOrEqual( 0.01 );
		const room = await getMaps( page ).boundingBox();
		expect( room?.height ).toBeCloseTo(
			Math.min( ( ( room?.width ?? 0 ) * 3 ) / 4, 0.8 * 900 ),
			0
		);
	} );
} );
