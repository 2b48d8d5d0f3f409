/** Large files in WordPress's windows of media, over the editor. */
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
		'in a window of media over the editor are selected when they are there',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, allow, editor, page, pretend }, testInfo ) => {
			// WordPress's own, also without any plugin: of a window that is opened twice, the closed one draws the player of a sound, too, where it has no place.
			allow( /mediaelement-and-player/ );
			// The second: the welcome of who opens the editor for the first time.
			allow( /Failed to load resource|400|welcome-canvas/ );
			await limitChunkSize( pretend );
			// As on a computer whose clock is ahead: the file is older than the window then.
			await page.addInitScript( () => {
				const ahead = 120_000; // ms
				const RealDate = Date;
				window.Date = new Proxy( RealDate, {
					construct: ( target, args ) =>
						Reflect.construct(
							target,
							args.length ? args : [ RealDate.now() + ahead ]
						),
					get: ( target, name ) =>
						name === 'now'
							? () => RealDate.now() + ahead
							: Reflect.get( target, name ),
				} );
			} );
			const watched = await recordChunks( page );
			await admin.createNewPost();
			await editor.insertBlock( { name: 'core/audio' } );
			await editor.canvas
				.getByRole( 'document', { name: 'Block: Audio' } )
				.getByRole( 'button', { name: 'Media Library' } )
				.click();
			const dialog = page.getByRole( 'dialog' );
			await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
			await expect(
				dialog.getByText( /Larger files, up to/ )
			).toBeVisible();
			watched.failFrom( CHUNK_BYTES );
			await chooseFiles(
				page,
				writeFiles( testInfo, { 'harbour.wav': makeWavFile() } )
			);
			const list = getUploadList( page );
			await expect( dialog.getByRole( 'alert' ) ).toHaveText(
				UPLOAD_FAILED
			);
			expect( await audit( page, '.mainstreet-uploads' ) ).toEqual( [] );

			// By the keyboard alone: it is within the window, which holds the focus.
			const again = list.getByRole( 'button', { name: 'Try again' } );
			await again.focus();
			await page.keyboard.press( 'Tab' );
			await expect(
				list.getByRole( 'button', { name: 'Cancel' } )
			).toBeFocused();
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( list.getByRole( 'alert' ) ).toHaveText(
				UPLOAD_FAILED
			);
			await editor.canvas
				.getByRole( 'document', { name: 'Block: Audio' } )
				.getByRole( 'button', { name: 'Media Library' } )
				.click();
			watched.failFrom( Infinity );
			await dialog
				.getByRole( 'button', { name: 'Try again' } )
				.press( 'Enter' );
			await expect(
				// The newest; another try of this test may have left one.
				dialog.getByRole( 'checkbox', { name: 'harbour' } ).first()
			).toHaveAttribute( 'aria-checked', 'true' );
			// As with its own uploads WordPress goes on to the file.
			await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
			await dialog
				.getByRole( 'button', { name: 'Close', exact: true } )
				.press( 'Enter' );
			await dialog
				.getByRole( 'button', { name: 'Select', exact: true } )
				.click();
			await expect( editor.canvas.locator( 'audio' ) ).toHaveAttribute(
				'src',
				/harbour/
			);
		}
	);

	test( 'cost nothing where nobody may upload', async ( {
		admin,
		allow,
		page,
		pretend,
	} ) => {
		// The welcome of who opens the editor for the first time.
		allow( /welcome-canvas/ );
		await pretend( { user: 'contributor' } );
		await admin.createNewPost();
		expect( await page.locator( '#mainstreet-uploads-js' ).count() ).toBe(
			0
		);
	} );
} );
