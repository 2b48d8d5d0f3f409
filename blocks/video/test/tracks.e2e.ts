/** What goes with a hosted video: text tracks, a poster of one of its frames. */
import { expect, test } from '@tests/e2e/fixtures';
import { uploadVideo } from '@tests/e2e/videos';
import { audit } from '@tests/sweeps/axe';

test.describe( 'A hosted video in the editor', () => {
	test( 'gets text tracks and loses them again, by the keyboard, and shows one of its frames before it plays', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		const video = await uploadVideo( requestUtils );
		await admin.createNewPost();
		await editor.setContent(
			`<!-- wp:videopress/video {"guid":"${ video.guid }","id":${ video.id }} /-->`
		);
		await editor.selectBlocks(
			editor.canvas.locator( '[data-type="videopress/video"]' )
		);
		await editor.clickBlockToolbarButton( 'Text tracks' );
		await page.getByRole( 'button', { name: 'Upload track' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'button', { name: 'Choose a file' } )
		).toBeFocused();
		await page
			.locator( '.mainstreet-video-tracks input[type="file"]' )
			.setInputFiles( {
				name: 'tide.vtt',
				mimeType: 'text/vtt',
				buffer: Buffer.from(
					'WEBVTT\n\n00:00.000 --> 00:05.000\nThe tide is out.\n'
				),
			} );
		expect( await audit( page, '.mainstreet-video-tracks' ) ).toEqual( [] );
		await page.getByLabel( 'Label' ).fill( 'Français' );
		await page.getByLabel( 'Source language' ).selectOption( 'fr' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByText( 'Français (fr)' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Upload track' } )
		).toBeFocused();
		expect( await audit( page, '.mainstreet-video-tracks' ) ).toEqual( [] );
		const [ block ] = await editor.getBlocks();
		expect( block?.attributes?.tracks ).toEqual( [
			{
				kind: 'subtitles',
				label: 'Français',
				srcLang: 'fr',
				src: expect.stringMatching( /subtitles-fr\.vtt$/ ),
			},
		] );
		await page
			.getByRole( 'button', { name: 'Remove track Français (fr)' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByText( 'Français (fr)' ) ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect(
			page.getByRole( 'button', { name: 'Text tracks' } )
		).toBeFocused();

		await test.step( 'one of its frames is shown before it plays', async () => {
			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'button', { name: 'Select poster image' } )
				.click();
			// One menu for all that a poster can be taken from.
			expect(
				await page
					.getByRole( 'menu', { name: 'Select poster image' } )
					.getByRole( 'menuitem' )
					.allTextContents()
			).toEqual( [
				'Media Library',
				'Free photos',
				'Use a frame from the video',
			] );
			await page
				.getByRole( 'menuitem', { name: 'Use a frame from the video' } )
				.click();
			const dialog = page.getByRole( 'dialog' );
			const use = dialog.getByRole( 'button', {
				name: 'Use this frame',
			} );
			await expect( use ).toBeEnabled();
			expect( await audit( page, '.components-modal__frame' ) ).toEqual(
				[]
			);
			await use.click();
			await expect( dialog ).toBeHidden();
			const poster = page.getByRole( 'img', { name: 'Poster image' } );
			await expect( poster ).toBeVisible();
			await expect
				.poll( () =>
					poster.evaluate(
						( image ) =>
							image instanceof HTMLImageElement &&
							image.naturalWidth
					)
				)
				.toBeGreaterThan( 0 );
			await expect(
				editor.canvas.locator( '[data-type="videopress/video"] iframe' )
			).toHaveAttribute( 'src', /posterUrl=/ );
			await page
				.getByRole( 'group', { name: 'Poster image' } )
				.getByRole( 'button', { name: 'Remove' } )
				.click();
			await expect( poster ).toBeHidden();
		} );
	} );
} );
