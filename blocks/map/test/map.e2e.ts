import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const TOKEN = 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE';
const withToken = { options: { connectors_maps_mapbox_api_key: TOKEN } };

type Stop = [ title: string, caption: string, lng: number, lat: number ];

const STOPS: Stop[] = [
	[ 'Boat shed', 'Ring the bell', 3.6, 51.5 ],
	[ 'Lighthouse <b>', '"Bring" <i>boots</i>', 3.64, 51.52 ],
];

/** A map as the editor saves it. */
function map(
	stops: Stop[],
	attributes: Record< string, unknown > = {}
): string {
	const all = {
		points: stops.map(
			( [ title, caption, longitude, latitude ], index ) => ( {
				placeTitle: title,
				title,
				caption,
				id: `poi.${ index }`,
				coordinates: { longitude, latitude },
			} )
		),
		...attributes,
	};
	const json = JSON.stringify( all ).replace( /[<>&]|--/g, ( found ) =>
		[ ...found ]
			.map(
				( letter ) =>
					`\\u${ letter.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' ) }`
			)
			.join( '' )
	);
	// The page is rendered from the attributes; what is between the comments is for readers without the plugin.
	return `<!-- wp:jetpack/map ${ json } -->\n<div class="wp-block-jetpack-map"></div>\n<!-- /wp:jetpack/map -->`;
}

const SPACE = `<!-- wp:spacer {"height":"3000px"} -->
<div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->`;

const getMaps = ( page: Page ) => page.locator( '.wp-block-jetpack-map' );

async function waitForMap( page: Page, index = 0 ): Promise< Locator > {
	const block = getMaps( page ).nth( index );
	await block.scrollIntoViewIfNeeded();
	await expect( block ).toHaveClass( /is-drawn/, { timeout: 30_000 } );
	return block;
}

/** Share of the map's pixels that have the colour of the fake's rivers, one in each tile of 512 px. */
async function measureRiver( page: Page, block: Locator ): Promise< number > {
	const picture = await block.locator( 'canvas' ).screenshot();
	return page.evaluate( async ( base64 ) => {
		const response = await fetch( `data:image/png;base64,${ base64 }` );
		const bitmap = await createImageBitmap( await response.blob() );
		const canvas = new OffscreenCanvas( bitmap.width, bitmap.height );
		const context = canvas.getContext( '2d' );
		if ( ! context ) {
			return 0;
		}
		context.drawImage( bitmap, 0, 0 );
		const { data } = context.getImageData(
			0,
			0,
			bitmap.width,
			bitmap.height
		);
		let blue = 0;
		for ( let at = 0; at < data.length; at += 4 ) {
			const isRiver =
				Math.abs( ( data[ at ] ?? 0 ) - 0x5b ) < 6 &&
				Math.abs( ( data[ at + 1 ] ?? 0 ) - 0x9b ) < 6 &&
				Math.abs( ( data[ at + 2 ] ?? 0 ) - 0xd5 ) < 6;
			blue += isRiver ? 1 : 0;
		}
		return blue / ( data.length / 4 );
	}, picture.toString( 'base64' ) );
}

const getMarker = ( scope: Page | Locator, name: string ) =>
	scope.getByRole( 'button', { name, exact: true } );

test.describe( 'A map on the page', () => {
	test(
		'is drawn, with markers that open, close and give the focus back',
		{ tag: '@core' },
		async ( { publish, visit } ) => {
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
			expect( await audit( page, '.wp-block-jetpack-map' ) ).toEqual(
				[]
			);
			await page.keyboard.press( 'Tab' );
			await page.keyboard.press( 'Enter' );
			await expect( other ).toBeHidden();
			await expect( getMarker( block, 'Lighthouse <b>' ) ).toBeFocused();
		}
	);

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

	test( 'does not wait for the counting of map loads', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		await fakes.mode( 'timeout', { host: 'events.mapbox.com' } );
		const { url } = await publish( map( STOPS ) );
		const page = await visit( url, withToken );
		await waitForMap( page );
		await getMarker( page, 'Boat shed' ).click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
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
		await expect( getMarker( first, 'Enter full screen' ) ).toBeVisible();
		await expect( getMarker( second, 'Enter full screen' ) ).toHaveCount(
			0
		);
		expect(
			( await second.locator( 'canvas' ).boundingBox() )?.height
		).toBe( 480 );
		const styles = ( await fakes.log( 'api.mapbox.com' ) )
			.map( ( { path } ) => path )
			.filter( ( path ) => /^\/styles\/v1\/mapbox\/[^/]+$/.test( path ) );
		expect( styles ).toEqual( [
			'/styles/v1/mapbox/streets-v11',
			'/styles/v1/mapbox/satellite-streets-v11',
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

	test( 'joins 300 markers, and parts them when a group is pressed', async ( {
		publish,
		visit,
	} ) => {
		const stops = Array.from( { length: 300 }, ( _, index ): Stop => [
			`Stop ${ index }`,
			'',
			4 + ( index % 20 ) / 2000,
			52 + Math.floor( index / 20 ) / 2000,
		] );
		const { url } = await publish(
			map( [ ...stops, [ 'Far away', '', 8, 54 ] ] )
		);
		const page = await visit( url, withToken );
		const block = await waitForMap( page );
		const group = block.getByRole( 'button', {
			name: 'Places here: 300. Zoom in.',
		} );
		await group.focus();
		await page.keyboard.press( 'Enter' );
		await expect( group ).toHaveCount( 0 );
		await expect(
			block.getByRole( 'application', { name: 'Map' } )
		).toBeFocused();
		expect(
			await block
				.getByRole( 'button', { name: /^Places here|^Stop/ } )
				.count()
		).toBeGreaterThan( 4 );
	} );

	test( 'lets the page scroll, and zooms with Ctrl and the wheel or when told to', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			[
				map( [
					[ 'Mill', '', 5, 52 ],
					[ 'Pier', '', 5.1, 52 ],
				] ),
				map(
					[
						[ 'Quay', '', 5, 52 ],
						[ 'Lock', '', 5.1, 52 ],
					],
					{
						scrollToZoom: true,
					}
				),
				SPACE,
			].join( '\n\n' )
		);
		const page = await visit( url, withToken );
		const first = await waitForMap( page, 0 );
		const getX = async ( name: string ) =>
			( await getMarker( page, name ).boundingBox() )?.x ?? 0;
		const getGap = async ( a: string, b: string ) =>
			( await getX( b ) ) - ( await getX( a ) );
		const hover = async ( block: Locator ) => {
			await block.scrollIntoViewIfNeeded();
			const box = await block.boundingBox();
			await page.mouse.move(
				( box?.x ?? 0 ) + 300,
				Math.max( 50, box?.y ?? 0 ) + 100
			);
		};

		const gap = await getGap( 'Mill', 'Pier' );
		await hover( first );
		const before = await page.evaluate( () => window.scrollY );
		await page.mouse.wheel( 0, 120 );
		await expect( first.getByText( /Hold Ctrl/ ) ).toBeVisible();
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBe( before + 120 );
		expect( await getGap( 'Mill', 'Pier' ) ).toBeCloseTo( gap, 0 );
		await page.keyboard.down( 'Control' );
		await page.mouse.wheel( 0, -120 );
		await page.keyboard.up( 'Control' );
		await expect
			.poll( () => getGap( 'Mill', 'Pier' ) )
			.toBeGreaterThan( gap * 1.1 );

		const second = await waitForMap( page, 1 );
		const otherGap = await getGap( 'Quay', 'Lock' );
		await hover( second );
		const there = await page.evaluate( () => window.scrollY );
		await page.mouse.wheel( 0, -120 );
		await expect
			.poll( () => getGap( 'Quay', 'Lock' ) )
			.toBeGreaterThan( otherGap * 1.1 );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( there );
	} );

	test( 'is a square on a phone, where one finger scrolls the page', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ map( STOPS ) }\n\n${ map( STOPS, { mapHeight: 1200, align: 'full' } ) }`
		);
		const page = await visit( url, {
			...withToken,
			width: 390,
			height: 800,
		} );
		const block = await waitForMap( page );
		const box = await block.boundingBox();
		expect( box?.height ).toBeCloseTo( box?.width ?? 0, 0 );
		expect(
			( await getMaps( page ).nth( 1 ).boundingBox() )?.height
		).toBeLessThanOrEqual( 640 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		await expect( block.locator( 'canvas' ) ).toHaveCSS(
			'touch-action',
			'pan-x pan-y'
		);
		await getMarker( block, 'Boat shed' ).tap();
		await expect( block.getByRole( 'dialog' ) ).toBeVisible();
	} );

	test( 'has its buttons at the other side where text runs from right to left', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( map( STOPS ) );
		const page = await visit( url, { ...withToken, rtl: true } );
		const block = await waitForMap( page );
		const box = await block.boundingBox();
		const button = await getMarker( block, 'Zoom in' ).boundingBox();
		expect( button?.x ).toBeLessThan( ( box?.x ?? 0 ) + 100 );
		// The markers stay where they are on Earth: the lighthouse is farther east.
		const west = await getMarker( block, 'Boat shed' ).boundingBox();
		const east = await getMarker( block, 'Lighthouse <b>' ).boundingBox();
		expect( east?.x ).toBeGreaterThan( west?.x ?? 0 );
		await getMarker( block, 'Boat shed' ).click();
		const tip = await block.locator( '.mapboxgl-popup-tip' ).boundingBox();
		expect( Math.abs( ( tip?.x ?? 0 ) - ( west?.x ?? 0 ) ) ).toBeLessThan(
			40
		);
		await expect( block.getByRole( 'dialog' ) ).toHaveCSS(
			'direction',
			'rtl'
		);
	} );

	test( 'is drawn as far as it makes sense whatever the post holds', async ( {
		publish,
		visit,
	} ) => {
		const nasty: Array< Record< string, unknown > > = [
			{
				points: 'none',
				zoom: 'near',
				mapCenter: [],
				mapHeight: '12px',
				markerColor: { red: 1 },
				align: [ 'wide' ],
				address: [ 'Quay 4' ],
				scrollToZoom: 'yes',
				mapDetails: 0,
			},
			{
				points: [
					null,
					5,
					{ coordinates: 'here' },
					{
						title: 'Off',
						coordinates: { longitude: 1e308, latitude: 1 },
					},
					{
						title: [ 'List' ],
						placeTitle: 'x" onclick="alert(1)',
						caption: 7,
						coordinates: { longitude: '4.5', latitude: '52' },
					},
				],
				zoom: 1e308,
				mapCenter: { lng: 'NaN', lat: {} },
				mapHeight: 1e308,
				markerColor: 'red;}</script>',
			},
		];
		const { url } = await publish(
			nasty.map( ( attributes ) => map( [], attributes ) ).join( '\n\n' )
		);
		const page = await visit( url, withToken );
		await waitForMap( page, 0 );
		const second = await waitForMap( page, 1 );
		await getMarker( second, 'x" onclick="alert(1)' ).click();
		await expect( second.getByRole( 'dialog' ) ).toBeVisible();
	} );
} );
