import type { FrameLocator, Locator } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const TOKEN = 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE';
const OPTION = 'connectors_maps_mapbox_api_key';
const withToken = { options: { [ OPTION ]: TOKEN } };
const withoutToken = { options: { [ OPTION ]: '' } };

const EMPTY = `<!-- wp:jetpack/map -->
<div class="wp-block-jetpack-map" data-map-style="default" data-map-details="true" data-points="[]" data-zoom="13" data-map-center="{&quot;longitude&quot;:-122.41941550000001,&quot;latitude&quot;:37.7749295}" data-marker-color="red" data-show-fullscreen-button="true"></div>
<!-- /wp:jetpack/map -->`;

const TWO = `<!-- wp:jetpack/map {"points":[{"placeTitle":"Quay","title":"Quay","caption":"Ring twice","id":"poi.1","coordinates":{"longitude":3.6,"latitude":51.5}},{"placeTitle":"Mill","title":"Mill","caption":"","id":"poi.2","coordinates":{"longitude":3.7,"latitude":51.6}}],"zoom":5,"mapCenter":{"lng":3.65,"lat":51.55}} -->
<div class="wp-block-jetpack-map" data-map-style="default" data-map-details="true" data-points="[{&quot;placeTitle&quot;:&quot;Quay&quot;,&quot;title&quot;:&quot;Quay&quot;,&quot;caption&quot;:&quot;Ring twice&quot;,&quot;id&quot;:&quot;poi.1&quot;,&quot;coordinates&quot;:{&quot;longitude&quot;:3.6,&quot;latitude&quot;:51.5}},{&quot;placeTitle&quot;:&quot;Mill&quot;,&quot;title&quot;:&quot;Mill&quot;,&quot;caption&quot;:&quot;&quot;,&quot;id&quot;:&quot;poi.2&quot;,&quot;coordinates&quot;:{&quot;longitude&quot;:3.7,&quot;latitude&quot;:51.6}}]" data-zoom="5" data-map-center="{&quot;lng&quot;:3.65,&quot;lat&quot;:51.55}" data-marker-color="red" data-show-fullscreen-button="true"><ul><li><a href="https://www.google.com/maps/search/?api=1&amp;query=51.5,3.6">Quay</a></li><li><a href="https://www.google.com/maps/search/?api=1&amp;query=51.6,3.7">Mill</a></li></ul></div>
<!-- /wp:jetpack/map -->`;

const getBlock = ( canvas: FrameLocator ) =>
	canvas.getByRole( 'document', { name: 'Block: Map' } );

const getButton = ( scope: Locator | FrameLocator, name: string ) =>
	scope.getByRole( 'button', { name, exact: true } );

const DRAWING = { timeout: 30_000 };

test.describe( 'A map in the editor', () => {
	test(
		'is inserted, gets a marker with texts, is saved, reloaded and read by a visitor',
		{ tag: '@core' },
		async ( { admin, editor, page, pretend, visit } ) => {
			await pretend( withToken );
			await admin.createNewPost( { title: 'How to find us' } );
			await page
				.getByRole( 'button', {
					name: /^(?:Block Inserter|Toggle block inserter)$/,
				} )
				.click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await library.getByRole( 'searchbox' ).fill( 'mapbox' );
			await library
				.getByRole( 'option', { name: 'Map', exact: true } )
				.click();
			const block = getBlock( editor.canvas );
			await expect( getButton( block, 'Zoom in' ) ).toBeVisible(
				DRAWING
			);

			await editor.clickBlockToolbarButton( 'Add a marker' );
			await page
				.getByRole( 'searchbox', {
					name: 'Search for an address or place',
				} )
				.fill( 'main street' );
			await page
				.getByRole( 'button', { name: '1 Main St, Town, England' } )
				.click();
			const marker = getButton( block, 'Main St' );
			await marker.click();
			await page.getByLabel( 'Marker title' ).fill( 'The shop' );
			await page.getByLabel( 'Marker caption' ).fill( 'Open till six' );
			await page.keyboard.press( 'Escape' );
			await expect( page.getByLabel( 'Marker title' ) ).toBeHidden();
			await expect( getButton( block, 'The shop' ) ).toBeFocused();

			await editor.saveDraft();
			await page.reload();
			await expect( getButton( block, 'The shop' ) ).toBeVisible(
				DRAWING
			);
			const [ saved ] = await editor.getBlocks();
			expect( saved?.attributes ).toMatchObject( {
				points: [
					{
						placeTitle: 'Main St',
						title: 'The shop',
						caption: 'Open till six',
						id: 'address.1',
						coordinates: { longitude: -0.1, latitude: 51.5 },
					},
				],
				mapCenter: { longitude: -0.1, latitude: 51.5 },
				zoom: 13,
			} );
			expect(
				await page.evaluate( () =>
					window.wp.data
						.select( 'core/block-editor' )
						.getBlocks()
						.every(
							( inserted: { isValid: boolean } ) =>
								inserted.isValid
						)
				)
			).toBe( true );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }`, withToken );
			await getButton( visitor.locator( 'body' ), 'The shop' ).click(
				DRAWING
			);
			await expect(
				visitor.getByRole( 'dialog', { name: 'The shop' } )
			).toContainText( 'Open till six' );
		}
	);

	test( 'ignores a place that has a marker, fixes the zoom for several, and leaves zoom 12 to the last', async ( {
		admin,
		editor,
		page,
		pretend,
	} ) => {
		await pretend( withToken );
		await admin.createNewPost();
		await editor.setContent( TWO );
		const block = getBlock( editor.canvas );
		await expect( getButton( block, 'Quay' ) ).toBeVisible( DRAWING );
		await expect( getButton( block, 'Zoom in' ) ).toHaveCount( 0 );
		await expect( getButton( block, 'Enter full screen' ) ).toBeDisabled();

		await editor.selectBlocks( block );
		for ( const count of [ 3, 3 ] ) {
			await editor.clickBlockToolbarButton( 'Add a marker' );
			await page
				.getByRole( 'searchbox', { name: /^Search for an/ } )
				.fill( 'main' );
			await page
				.getByRole( 'button', { name: '1 Main St, Town, England' } )
				.click();
			const [ map ] = await editor.getBlocks();
			expect( map?.attributes.points ).toHaveLength( count );
		}

		for ( const name of [ 'Quay', 'Main St' ] ) {
			await getButton( block, name ).focus();
			await page.keyboard.press( 'Enter' );
			await page.getByRole( 'button', { name: 'Delete marker' } ).click();
			await expect( getButton( block, name ) ).toHaveCount( 0 );
		}
		const [ map ] = await editor.getBlocks();
		expect( map?.attributes ).toMatchObject( {
			points: [ { id: 'poi.2' } ],
			zoom: 12,
			mapCenter: { lng: 3.7, lat: 51.6 },
		} );
		await expect( getButton( block, 'Zoom in' ) ).toBeVisible();
		expect(
			await audit(
				( await page.frame( 'editor-canvas' ) ) ?? page,
				'.wp-block-jetpack-map'
			)
		).toEqual( [] );
	} );

	test( 'changes its style, height and details', async ( {
		admin,
		editor,
		page,
		pretend,
		fakes,
	} ) => {
		await pretend( withToken );
		await admin.createNewPost();
		await editor.setContent( EMPTY );
		const block = getBlock( editor.canvas );
		await expect( getButton( block, 'Zoom in' ) ).toBeVisible( DRAWING );
		await editor.selectBlocks( block );
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );

		await sidebar.getByLabel( 'Height in pixels' ).fill( '450' );
		await expect( block.locator( '.wp-block-jetpack-map__map' ) ).toHaveCSS(
			'height',
			'450px'
		);
		await sidebar.getByLabel( 'Height in pixels' ).fill( '45' );
		await sidebar.getByLabel( /^Show names/ ).click();
		await expect( sidebar.getByLabel( 'Height in pixels' ) ).toHaveValue(
			''
		);

		await getButton( block, 'Zoom in' ).click();
		await expect
			.poll(
				async () => ( await editor.getBlocks() )[ 0 ]?.attributes.zoom
			)
			.toBe( 14 );

		await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
		await getButton( sidebar, 'Satellite' ).click();
		// Without names and roads there is a style of the picture alone.
		await expect
			.poll( async () =>
				( await fakes.log( 'api.mapbox.com' ) ).map(
					( { path } ) => path
				)
			)
			.toContain( '/styles/v1/mapbox/satellite-v9' );
		const [ map ] = await editor.getBlocks();
		expect( map?.attributes ).toMatchObject( {
			className: 'is-style-satellite',
			mapDetails: false,
		} );
		expect( map?.attributes.mapHeight ).toBeUndefined();
	} );

	test( 'is resized by its lower edge, in steps of 10 and not below 400', async ( {
		admin,
		editor,
		page,
		pretend,
	} ) => {
		await pretend( withToken );
		await admin.createNewPost();
		await editor.setContent( EMPTY );
		const block = getBlock( editor.canvas );
		await expect( getButton( block, 'Zoom in' ) ).toBeVisible( DRAWING );
		await editor.selectBlocks( block );
		const handle = block.locator(
			'.components-resizable-box__handle-bottom'
		);
		const pull = async ( distance: number ) => {
			await handle.scrollIntoViewIfNeeded();
			const box = await handle.boundingBox();
			const x = ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2;
			const y = ( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2;
			await page.mouse.move( x, y );
			await page.mouse.down();
			await page.mouse.move( x, y + distance, { steps: 4 } );
			await page.mouse.up();
		};
		const getHeight = async (): Promise< unknown > =>
			( await editor.getBlocks() )[ 0 ]?.attributes.mapHeight;

		await pull( 43 );
		await expect.poll( getHeight ).toEqual( expect.any( Number ) );
		expect( Number( await getHeight() ) % 10 ).toBe( 0 );
		await pull( -400 );
		await expect.poll( getHeight ).toBe( 400 );
		await expect( block.locator( 'canvas' ) ).toHaveCSS(
			'height',
			'400px'
		);
	} );

	test( 'looks its address up once', async ( {
		admin,
		editor,
		page,
		pretend,
		fakes,
	} ) => {
		await pretend( withToken );
		await admin.createNewPost();
		await editor.setContent(
			EMPTY.replace(
				'wp:jetpack/map -->',
				'wp:jetpack/map {"address":"1 Main St"} -->'
			)
		);
		await expect(
			getButton( getBlock( editor.canvas ), 'Main St' )
		).toBeVisible( DRAWING );
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
		await expect(
			getButton( getBlock( editor.canvas ), 'Main St' )
		).toBeVisible( DRAWING );
		expect(
			( await fakes.log( 'api.mapbox.com' ) ).filter( ( { path } ) =>
				path.startsWith( '/geocoding/' )
			)
		).toHaveLength( 1 );
	} );

	test( 'says so when its address cannot be found', async ( {
		admin,
		editor,
		pretend,
	} ) => {
		await pretend( withToken );
		await admin.createNewPost();
		await editor.setContent(
			EMPTY.replace(
				'wp:jetpack/map -->',
				'wp:jetpack/map {"address":"nowhere"} -->'
			)
		);
		await expect(
			getBlock( editor.canvas ).getByText(
				'Could not find the coordinates of the provided address. Displaying default location. Feel free to add the location manually.'
			)
		).toBeVisible( DRAWING );
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
		await pretend( withToken );
		await admin.createNewPost();
		await editor.setContent( EMPTY );
		const block = getBlock( editor.canvas );
		await expect(
			block.getByText( /invalid Mapbox access token/ )
		).toBeVisible( DRAWING );
		await fakes.mode( 'ok', { host: 'api.mapbox.com' } );
		await getButton( block, 'Draw the map again' ).click();
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
			const set = block.getByRole( 'button', { name: 'Set Token' } );
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
			await page
				.getByRole( 'button', { name: 'Mapbox Access Token' } )
				.click();
			await expect( page.getByLabel( 'Access token' ) ).toHaveValue(
				TOKEN
			);
			await expect(
				page.getByRole( 'button', { name: 'Update Token' } )
			).toBeDisabled();
			await page.getByRole( 'button', { name: 'Remove Token' } ).click();
			await expect( set ).toBeVisible();
		}
	);

	test( 'is a drawing where blocks are only previewed', async ( {
		admin,
		page,
		pretend,
		fakes,
	} ) => {
		await pretend( withoutToken );
		await admin.createNewPost();
		await page
			.getByRole( 'button', {
				name: /^(?:Block Inserter|Toggle block inserter)$/,
			} )
			.click();
		const library = page.getByRole( 'region', { name: 'Block Library' } );
		await library.getByRole( 'searchbox' ).fill( 'mapbox' );
		await library
			.getByRole( 'option', { name: 'Map', exact: true } )
			.hover();
		await expect(
			page
				.locator( '.block-editor-inserter__preview iframe' )
				.contentFrame()
				.locator( '.wp-block-jetpack-map__drawing' )
		).toBeVisible( DRAWING );
		expect( await fakes.log() ).toEqual( [] );
	} );
} );
