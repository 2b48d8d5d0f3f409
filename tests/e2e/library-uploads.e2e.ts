/** Large files in WordPress's own uploaders. */
import { audit } from '../sweeps/axe';
import { expect, test } from './fixtures';
import {
	chooseFiles,
	UPLOAD_FAILED,
	getUploadList,
	makeWavFile,
	CHUNK_BYTES,
	limitChunkSize,
	recordChunks,
	writeFiles,
} from './large-files';

test.describe( 'Large files', () => {
	test(
		'in Media > Add Media File go up in pieces beside small ones, and stand there as those do',
		{ tag: '@main' },
		async ( { page, pretend }, testInfo ) => {
			await limitChunkSize( pretend );
			const { chunks } = await recordChunks( page );
			await page.goto( '/wp-admin/media-new.php' );
			await expect(
				page.getByText(
					/Larger files, up to 2 GB, are uploaded in chunks/
				)
			).toBeVisible();
			await chooseFiles(
				page,
				writeFiles( testInfo, {
					'ebb.wav': makeWavFile(),
					'flood.wav': makeWavFile( 3 * CHUNK_BYTES ),
					'shell.wav': makeWavFile( 2000 ),
				} )
			);
			const list = getUploadList( page );
			await expect(
				list.getByText( '2 of 2 files uploaded' )
			).toBeVisible();
			const lines = page.locator( '#media-items .media-item' );
			await expect( lines ).toHaveCount( 3 );
			await expect(
				lines.getByRole( 'link', { name: 'Edit' } )
			).toHaveCount( 3 );
			expect( chunks.map( ( { size } ) => size ).sort() ).toEqual(
				[ 50_000, ...Array( 5 ).fill( CHUNK_BYTES ) ].sort()
			);
			expect( await audit( page, '.mainstreet-uploads' ) ).toEqual( [] );
			await list.getByRole( 'button', { name: 'Close' } ).click();
			await expect( list ).toBeHidden();
		}
	);

	test( 'go on after the page was closed, where they were', async ( {
		allow,
		context,
		page,
		pretend,
	}, testInfo ) => {
		allow( /Failed to load resource|400/ );
		await limitChunkSize( pretend );
		const sound = makeWavFile( 3 * CHUNK_BYTES );
		const [ path = '' ] = writeFiles( testInfo, { 'tide.wav': sound } );
		const first = await recordChunks( page );
		first.failFrom( CHUNK_BYTES );
		await page.goto( '/wp-admin/media-new.php' );
		await chooseFiles( page, [ path ] );
		await expect( getUploadList( page ).getByRole( 'alert' ) ).toHaveText(
			UPLOAD_FAILED
		);

		const another = await context.newPage();
		await page.close();
		const { chunks } = await recordChunks( another );
		await another.goto( '/wp-admin/media-new.php' );
		await expect( getUploadList( another ) ).toContainText(
			'The upload of “tide.wav” was not finished. Choose the file again to resume it.'
		);
		expect( await audit( another, '.mainstreet-uploads' ) ).toEqual( [] );
		await chooseFiles( another, [ path ] );
		const line = another.locator( '#media-items .media-item' );
		await expect( line ).toContainText( 'tide' );
		expect( chunks ).toEqual( [
			{ offset: CHUNK_BYTES, size: CHUNK_BYTES },
			{ offset: 2 * CHUNK_BYTES, size: CHUNK_BYTES },
		] );
		const edit = await line
			.getByRole( 'link', { name: 'Edit' } )
			.getAttribute( 'href' );
		const id = new URL( edit ?? '', another.url() ).searchParams.get(
			'post'
		);
		const media = await another.request.get( `/?attachment_id=${ id }` );
		expect( media.ok() ).toBe( true );
		await another.reload();
		await expect( another.locator( '#plupload-upload-ui' ) ).toBeVisible();
		await expect( getUploadList( another ) ).toBeHidden();
	} );

	test( 'of the library’s grid stand in front when they are there; what is no media file is refused, and nothing is left of it', async ( {
		page,
		pretend,
		allow,
	}, testInfo ) => {
		allow( /Failed to load resource.*(?:415|422)/ );
		await limitChunkSize( pretend );
		const { chunks } = await recordChunks( page );
		const [ sound = '', other = '', false_ = '' ] = writeFiles( testInfo, {
			'gulls.wav': makeWavFile(),
			'program.exe': makeWavFile(),
			'no-sound.wav': Buffer.alloc( 2 * CHUNK_BYTES, 'tide' ),
		} );
		await page.goto( '/wp-admin/upload.php?mode=grid' );
		await page.getByRole( 'button', { name: 'Add Media File' } ).click();
		await chooseFiles( page, [ sound ] );
		const list = getUploadList( page );
		await expect( list ).toContainText( 'gulls.wavUploaded.' );
		await expect(
			page.getByRole( 'checkbox' ).first()
		).toHaveAccessibleName( 'gulls' );
		await list.getByRole( 'button', { name: 'Close' } ).click();
		await chooseFiles( page, [ other ] );
		await expect(
			page.getByText( 'This file cannot be processed by the web server.' )
		).toBeVisible();
		await expect( list ).toBeHidden();

		// What it is shows when all of it is there.
		const sent = chunks.length;
		await chooseFiles( page, [ false_ ] );
		await expect( list.getByRole( 'alert' ) ).toHaveText(
			'The file contents do not match the file name.'
		);
		expect( chunks ).toHaveLength( sent + 2 );
		await list.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( list ).toBeHidden();
		await page.reload();
		// By now other tests may have put something in front.
		await expect(
			page.getByRole( 'checkbox', { name: 'gulls' } ).first()
		).toBeVisible();
		await expect(
			page.getByRole( 'checkbox', { name: 'no-sound' } )
		).toHaveCount( 0 );
		await expect( list ).toBeHidden();
	} );

	test( 'of types that the form does not know are refused by the server, in its words', async ( {
		allow,
		page,
		pretend,
	}, testInfo ) => {
		allow( /Failed to load resource.*(?:415|422)/ );
		await limitChunkSize( pretend );
		await page.goto( '/wp-admin/media-new.php' );
		await chooseFiles(
			page,
			writeFiles( testInfo, { 'program.exe': makeWavFile() } )
		);
		const list = getUploadList( page );
		await expect( list.getByRole( 'alert' ) ).toHaveText(
			'Sorry, you are not allowed to upload this file type.'
		);
		await list.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( list ).toBeHidden();
		await expect( page.locator( '#media-items' ) ).toBeEmpty();
	} );

	test( 'ask before the page is left, until they are there', async ( {
		page,
		pretend,
	}, testInfo ) => {
		await limitChunkSize( pretend );
		await page.goto( '/wp-admin/media-new.php' );
		let letGo = () => {};
		const held = new Promise< void >( ( done ) => ( letGo = done ) );
		await page.route( /mainstreet\/v1\/tus/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await chooseFiles(
			page,
			writeFiles( testInfo, { 'waves.wav': makeWavFile() } )
		);
		const list = getUploadList( page );
		await expect(
			list.getByRole( 'button', { name: 'Pause' } )
		).toBeVisible();
		const asked = page.waitForEvent( 'dialog' );
		const left = page.goto( '/wp-admin/profile.php' ).catch( () => {} );
		const dialog = await asked;
		expect( dialog.type() ).toBe( 'beforeunload' );
		await dialog.dismiss();
		await left;
		await list.getByRole( 'button', { name: 'Pause' } ).focus();
		letGo();
		await expect( list ).toContainText( 'waves.wavUploaded.' );
		// The button that had the focus is gone.
		await expect( list.getByRole( 'heading' ) ).toBeFocused();
		await page.goto( '/wp-admin/profile.php' );
	} );
} );
