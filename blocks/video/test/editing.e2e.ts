/** What an author changes of a hosted video: where it comes from, a track, the colours of its bar. */
import { expect, test } from '@tests/e2e/fixtures';
import { uploadVideo } from '@tests/e2e/videos';
import { audit } from '@tests/sweeps/axe';

const BLOCK = '[data-type="videopress/video"]';

const write = ( attributes: Record< string, unknown > ): string =>
	`<!-- wp:videopress/video ${ JSON.stringify( attributes ) } /-->`;

test.describe( 'Editing a hosted video', () => {
	test( 'begins with an address of it; others are plain videos, or refused @core', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		const { guid, id } = await uploadVideo( requestUtils );
		const { source_url: file } = await requestUtils.rest< {
			source_url: string;
		} >( { path: `/wp/v2/media/${ id }` } );
		await admin.createNewPost();
		const enter = async ( url: string ) => {
			await editor.canvas
				.locator( BLOCK )
				.getByRole( 'button', { name: 'Insert from URL' } )
				.click();
			const field = page.getByPlaceholder( 'Paste or type URL' );
			await field.fill( url );
			await field.press( 'Enter' );
		};
		await editor.insertBlock( { name: 'videopress/video' } );
		await enter( 'https://example.com/quay' );
		await expect(
			editor.canvas
				.locator( BLOCK )
				.getByText( 'This is not a video URL.', {
					exact: false,
				} )
				.first()
		).toBeVisible();
		await enter( file );
		await expect(
			editor.canvas.locator( `${ BLOCK } iframe` )
		).toHaveAttribute( 'src', new RegExp( `mainstreet_video=${ guid }` ) );
		expect( ( await editor.getBlocks() )[ 0 ]?.attributes ).toMatchObject( {
			guid,
			id,
		} );
		await editor.setContent( '' );
		await editor.insertBlock( { name: 'videopress/video' } );
		await enter( `https://videopress.com/v/${ guid }` );
		await expect(
			editor.canvas.locator( `${ BLOCK } iframe` )
		).toHaveAttribute( 'src', new RegExp( `mainstreet_video=${ guid }` ) );
		await editor.setContent( '' );
		await editor.insertBlock( { name: 'videopress/video' } );
		const copy = file.replace( /[^/]+$/, 'elsewhere.webm' );
		await page.route( copy, ( route ) => route.fulfill( { body: '' } ) );
		await enter( copy );
		await expect
			.poll( async () => ( await editor.getBlocks() )[ 0 ] )
			.toMatchObject( { name: 'core/video', attributes: { src: copy } } );
	} );

	test( 'changes a track in its place, and saves colours of the bar by a button, by the keyboard', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		const { guid, id } = await uploadVideo( requestUtils, {
			tracks: [
				{
					kind: 'subtitles',
					label: 'English',
					text: 'WEBVTT\n\n00:00.000 --> 00:05.000\nThe tide is out.\n',
				},
			],
		} );
		await admin.createNewPost();
		await editor.setContent( write( { guid, id } ) );
		await editor.selectBlocks( editor.canvas.locator( BLOCK ) );
		await editor.clickBlockToolbarButton( 'Text tracks' );
		await page
			.getByRole( 'button', { name: 'Edit track English (en)' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'button', { name: 'Replace the file' } )
		).toBeFocused();
		expect( await audit( page, '.mainstreet-video-tracks' ) ).toEqual( [] );
		await page
			.getByLabel( 'Kind', { exact: true } )
			.selectOption( 'captions' );
		await page.getByLabel( 'Label' ).fill( 'British' );
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'button', { name: 'Edit track British (en)' } )
		).toBeFocused();
		expect( await audit( page, '.mainstreet-video-tracks' ) ).toEqual( [] );
		const { tracks } = await requestUtils.rest< {
			tracks: Record< string, Record< string, { src: string } > >;
		} >( { path: `/mainstreet/v1/videos/${ guid }` } );
		expect( Object.keys( tracks ) ).toEqual( [ 'captions' ] );
		const stored = await page.request.get( tracks.captions?.en?.src ?? '' );
		expect( await stored.text() ).toContain( 'The tide is out.' );

		await test.step( 'colours of the bar are saved by a button', async () => {
			await editor.setContent(
				write( { guid, id, seekbarPlayedColor: '#336699' } )
			);
			await editor.selectBlocks( editor.canvas.locator( BLOCK ) );
			await editor.openDocumentSettingsSidebar();
			await page.getByRole( 'tab', { name: 'Styles' } ).click();
			const save = page.getByRole( 'button', { name: 'Save colors' } );
			await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
			await page
				.getByRole( 'button', { name: 'Progress Bar Colors options' } )
				.click();
			await page.getByRole( 'menuitem', { name: 'Reset all' } ).click();
			await page.keyboard.press( 'Escape' );
			await expect( save ).not.toHaveAttribute( 'aria-disabled', 'true' );
			expect(
				( await editor.getBlocks() )[ 0 ]?.attributes
					?.seekbarPlayedColor
			).toBe( '#336699' );
			expect(
				await audit( page, '.block-editor-block-inspector' )
			).toEqual( [] );
			await save.press( 'Enter' );
			await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
			await expect( save ).toBeFocused();
			expect(
				( await editor.getBlocks() )[ 0 ]?.attributes
					?.seekbarPlayedColor
			).toBe( '' );
		} );
	} );

	test( 'shows an upright film upright, and tries again what failed', async ( {
		admin,
		allow,
		editor,
		page,
		requestUtils,
	} ) => {
		allow( /Failed to load resource|500/ );
		const { guid, id } = await uploadVideo( requestUtils );
		let asked = 0;
		await page.route( /oembed(\/|%2F)1\.0(\/|%2F)proxy/, ( route ) =>
			route.fulfill(
				++asked === 1
					? { status: 500, json: { code: 'broken' } }
					: { json: { width: 360, height: 640 } }
			)
		);
		await admin.createNewPost();
		await editor.setContent( write( { guid, id, maxWidth: '240px' } ) );
		await expect(
			editor.canvas.getByText( 'Generating preview' )
		).toBeVisible();
		const frame = editor.canvas.locator( `${ BLOCK } iframe` );
		await expect( frame ).toBeVisible();
		const box = await frame.boundingBox();
		expect( ( box?.width ?? 0 ) / ( box?.height ?? 1 ) ).toBeCloseTo(
			9 / 16,
			1
		);
		expect( asked ).toBe( 2 );
	} );
} );
