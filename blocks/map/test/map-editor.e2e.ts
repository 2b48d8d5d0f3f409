import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch, searchInserter } from '@tests/e2e/inserter';
import { audit } from '@tests/sweeps/axe';
import {
	DRAWING,
	getBlock,
	getButton,
	openMap,
	TWO,
	withoutToken,
	withToken,
} from './editor-map';

test.describe( 'A map in the editor', () => {
	test(
		'is inserted, gets a marker with texts, is saved, reloaded and read by a visitor',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page, pretend, visit } ) => {
			await pretend( withToken );
			await admin.createNewPost( { title: 'How to find us' } );
			await insertBySearch( page, 'mapbox', 'Map' );
			const block = getBlock( editor.canvas );
			await expect( getButton( block, 'Zoom in' ) ).toBeVisible(
				DRAWING
			);

			await editor.clickBlockToolbarButton( 'Add a marker' );
			await page
				.getByRole( 'combobox', {
					name: 'Search for an address or place',
				} )
				.fill( 'main street' );
			await page
				.getByRole( 'option', { name: '1 Main St, Town, England' } )
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
		const block = await openMap( { admin, editor, pretend }, TWO );
		await expect( getButton( block, 'Quay' ) ).toBeVisible( DRAWING );
		await expect( getButton( block, 'Zoom in' ) ).toHaveCount( 0 );
		await expect( getButton( block, 'Enter fullscreen' ) ).toBeDisabled();

		await editor.selectBlocks( block );
		for ( const count of [ 3, 3 ] ) {
			await editor.clickBlockToolbarButton( 'Add a marker' );
			await page
				.getByRole( 'combobox', { name: /^Search for an/ } )
				.fill( 'main' );
			await page
				.getByRole( 'option', { name: '1 Main St, Town, England' } )
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

	test( 'changes its style, height and details, and is resized by its lower edge, in steps of 10 and not below 400', async ( {
		admin,
		editor,
		page,
		pretend,
		fakes,
	} ) => {
		const block = await openMap( { admin, editor, pretend } );
		await expect( getButton( block, 'Zoom in' ) ).toBeVisible( DRAWING );
		await editor.selectBlocks( block );
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );

		await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
		await sidebar.getByLabel( 'Height in pixels' ).fill( '450' );
		await expect( block.locator( '.wp-block-jetpack-map__map' ) ).toHaveCSS(
			'height',
			'450px'
		);
		await sidebar.getByLabel( 'Height in pixels' ).fill( '45' );
		await sidebar.getByLabel( 'Height in pixels' ).press( 'Tab' );
		await expect( sidebar.getByLabel( 'Height in pixels' ) ).toHaveValue(
			''
		);
		await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
		await sidebar.getByLabel( /^Show street and place names/ ).click();

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

		await test.step( 'the lower edge is pulled', async () => {
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
	} );

	test( 'is a drawing where blocks are only previewed', async ( {
		admin,
		page,
		pretend,
		fakes,
	} ) => {
		await pretend( withoutToken );
		await admin.createNewPost();
		const offer = await searchInserter( page, 'mapbox' );
		await offer( 'Map' ).hover();
		await expect(
			page
				.locator( '.block-editor-inserter__preview iframe' )
				.contentFrame()
				.locator( '.wp-block-jetpack-map__drawing' )
		).toBeVisible( DRAWING );
		expect( await fakes.log() ).toEqual( [] );
	} );
} );
