import { fillPictures, getPictures } from '@tests/e2e/demo';
import { expect, test } from '@tests/e2e/fixtures';
import { openTab, showSetting } from '@tests/e2e/inspector';
import { button, makeStory } from './page-helpers';

test.describe( 'Story in the editor', () => {
	test(
		'an author uploads pictures, puts them in order and describes them; a visitor sees them',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page, visit } ) => {
			test.slow(); // Two uploads, and a visit.
			await admin.createNewPost( { title: 'Season' } );
			await editor.insertBlock( { name: 'jetpack/story' } );
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Story',
			} );
			const files = await Promise.all(
				[ 1, 2 ].map( async ( number ) => ( {
					name: `told-${ number }.jpg`,
					mimeType: 'image/jpeg',
					buffer: await (
						await page.request.get(
							getPictures()[ number - 1 ]?.url ?? ''
						)
					).body(),
				} ) )
			);
			await block.locator( 'input[type="file"]' ).setInputFiles( files );
			await expect
				.poll(
					async () => ( await editor.getBlocks() )[ 0 ]?.attributes
				)
				.toMatchObject( {
					mediaFiles: [
						{ id: expect.any( Number ), type: 'image' },
						{ id: expect.any( Number ), type: 'image' },
					],
				} );
			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'textbox', { name: 'Alternative text' } )
				.fill( 'The first one' );
			await button( block, 'Move slide forward' ).click();
			await openTab( page, 'Settings' );
			await showSetting( page, 'Playback', 'Start muted' );
			await page.getByRole( 'checkbox', { name: 'Start muted' } ).check();
			const [ saved ] = await editor.getBlocks();
			expect( saved?.attributes ).toMatchObject( {
				mediaFiles: [ { alt: '' }, { alt: 'The first one' } ],
				settings: { startMuted: true },
			} );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			await button( visitor, 'Play: Story' ).click();
			await button( visitor, 'Next slide' ).click();
			await expect(
				visitor.getByRole( 'img', { name: 'The first one' } )
			).toBeVisible();
		}
	);

	test( 'the preview is inert until the block is selected; the media modal keeps what was written, and replaces one slide', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Story',
		} );
		const modal = page.getByRole( 'dialog' );
		await test.step( 'the preview is inert until the block is selected, and plays then', async () => {
			await editor.setContent(
				makeStory( [ 1, 2 ], { imageTime: 1 } ) +
					'<!-- wp:paragraph --><p>After</p><!-- /wp:paragraph -->'
			);
			await editor.canvas.getByText( 'After' ).click();
			await expect( button( block, 'Play' ) ).toHaveCount( 0 );
			await block.locator( '.wp-story-wrapper' ).click( { force: true } );
			await button( block, 'Play' ).click();
			await expect( block.getByRole( 'img' ) ).toHaveAccessibleName(
				'Picture 2'
			);
			await expect( button( block, 'Replay' ) ).toBeVisible();
			await button( block, 'Remove slide' ).click();
			await expect( button( block, 'Go to slide 2' ) ).toHaveCount( 0 );
		} );
		await test.step( 'the media modal keeps what was written', async () => {
			await editor.setContent( makeStory( [ 1, 2 ] ) );
			const before = await editor.getEditedPostContent();
			await editor.selectBlocks( block );
			await editor.clickBlockToolbarButton( 'Edit story' );
			await modal
				.getByRole( 'button', { name: 'Select', exact: true } )
				.click();
			await expect( modal ).toBeHidden();
			expect( await editor.getEditedPostContent() ).toBe( before );
		} );
		await test.step( 'the media modal replaces one slide', async () => {
			await editor.clickBlockToolbarButton( 'Replace slide' );
			await modal.getByRole( 'tab', { name: 'Media Library' } ).click();
			await modal
				.getByRole( 'checkbox', { name: 'Picture 3', exact: true } )
				.click();
			await modal
				.getByRole( 'button', { name: 'Select', exact: true } )
				.click();
			await expect
				.poll(
					async () => ( await editor.getBlocks() )[ 0 ]?.attributes
				)
				.toMatchObject( {
					mediaFiles: [
						{ id: Number( fillPictures( '{{image:3:id}}' ) ) },
						{ alt: 'Picture 2' },
					],
				} );
		} );
		await test.step( 'a file that can not be uploaded is a notice in the block, and nothing stays locked', async () => {
			await editor.setContent( '' );
			await editor.insertBlock( { name: 'jetpack/story' } );
			await block.locator( 'input[type="file"]' ).setInputFiles( {
				name: 'notes.txt',
				mimeType: 'text/plain',
				buffer: Buffer.from( 'Neither picture nor video' ),
			} );
			await expect(
				block.locator( '.components-notice.is-error' )
			).toContainText( 'notes.txt' );
			expect(
				await page.evaluate( () =>
					window.wp.data.select( 'core/editor' ).isPostSavingLocked()
				)
			).toBe( false );
		} );
	} );
} );
