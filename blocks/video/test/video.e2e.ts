/** The block for hosted videos: chosen and uploaded by an author, played and refused on the page. */
import { expect, test } from '@tests/e2e/fixtures';
import { getPlayerFrame, uploadVideo } from '@tests/e2e/videos';
import { audit } from '@tests/sweeps/axe';

const BLOCK = '.wp-block-videopress-video';

test.describe( 'A hosted video', () => {
	test(
		'is chosen from the library, saved and opened again; visitors play it',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page, requestUtils, visit } ) => {
			const title = `Quay ${ Date.now() }`;
			const video = await uploadVideo( requestUtils, { title } );
			await admin.createNewPost( { title: 'Tide' } );
			await editor.insertBlock( { name: 'videopress/video' } );
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Hosted Video',
			} );
			await block
				.getByRole( 'button', { name: 'Media Library' } )
				.click();
			const modal = page.getByRole( 'dialog' );
			await modal.getByRole( 'tab', { name: 'Media Library' } ).click();
			await modal.getByRole( 'checkbox', { name: title } ).click();
			await modal
				.getByRole( 'button', { name: 'Select', exact: true } )
				.click();
			const frame = block.locator( 'iframe' );
			await expect( frame ).toHaveAttribute(
				'src',
				new RegExp( `mainstreet_video=${ video.guid }` )
			);
			const caption = block.getByRole( 'textbox', { name: /caption/i } );
			await caption.fill( 'Ebb tide' );
			await editor.openDocumentSettingsSidebar();
			await page.getByRole( 'checkbox', { name: 'Loop' } ).click();
			await editor.saveDraft();
			await page.reload();
			await expect( frame ).toHaveAttribute( 'src', /loop=true/ );
			await expect( caption ).toHaveText( 'Ebb tide' );
			expect( ( await editor.getBlocks() )[ 0 ] ).toMatchObject( {
				name: 'videopress/video',
				attributes: {
					caption: 'Ebb tide',
					guid: video.guid,
					id: video.id,
					loop: true,
				},
			} );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			const { frame: shown, play } = getPlayerFrame( visitor, BLOCK );
			await expect( shown ).toHaveAttribute( 'title', title );
			await expect(
				visitor.locator( `${ BLOCK } figcaption` )
			).toHaveText( 'Ebb tide' );
			await play();
			expect( await audit( visitor, BLOCK ) ).toEqual( [] );
		}
	);
} );
