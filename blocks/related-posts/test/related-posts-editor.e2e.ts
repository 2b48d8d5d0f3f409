import { expect, test } from '@tests/e2e/fixtures';
import { showSetting } from '@tests/e2e/inspector';
import { insertBySearch } from '@tests/e2e/inserter';
import { readCanvas } from '@tests/sweeps/canvas';
import { getRelated, makeRelated, makeTopic } from './page-helpers';

const FEW =
	"Preview unavailable: you haven't published enough posts with similar content.";
const ROUTE = /wpcom(?:\/|%2F)v2(?:\/|%2F)related-posts/;

test.describe( 'Related posts in the editor', () => {
	test(
		'an author inserts the block, chooses, saves and reloads; a visitor sees what was chosen',
		{ tag: '@main' },
		async (
			{ admin, editor, page, requestUtils, visit },
			{ parallelIndex }
		) => {
			test.slow(); // A reload and two visits.
			const topic = await makeTopic( requestUtils, parallelIndex );
			for ( const title of [ 'Rye', 'Spelt', 'Wheat', 'Oats' ] ) {
				await topic.add( title );
			}
			await admin.createNewPost( { title: 'Zyzzyva quixotic syzygy' } );
			await insertBySearch( page, 'related', 'Related Posts' );
			await page
				.getByRole( 'button', {
					name: /^(?:Close Block Inserter|Block Inserter|Toggle block inserter)$/,
				} )
				.first()
				.click();
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Related Posts',
			} );
			await expect(
				block.getByText( FEW, { exact: true } )
			).toBeVisible();
			await expect( block.getByRole( 'listitem' ) ).toHaveCount( 3 );

			await editor.openDocumentSettingsSidebar();
			const sidebar = page.getByRole( 'region', {
				name: 'Editor settings',
			} );
			const count = sidebar.getByRole( 'spinbutton', {
				name: 'Number of posts',
			} );
			await count.fill( '4' );
			await expect( block.getByRole( 'listitem' ) ).toHaveCount( 4 );
			await showSetting( page, 'Settings', 'Display date' );
			await showSetting( page, 'Settings', 'Display author' );
			await sidebar
				.getByRole( 'checkbox', { name: 'Display date' } )
				.uncheck();
			await sidebar
				.getByRole( 'checkbox', { name: 'Display author' } )
				.check();
			await editor.clickBlockToolbarButton( 'List view' );
			expect( await editor.getEditedPostContent() ).toBe(
				'<!-- wp:jetpack/related-posts {"postLayout":"list","displayDate":false,"displayAuthor":true,"postsToShow":4} /-->'
			);

			// As the panel of tags does.
			await page.evaluate(
				( tags ) => {
					window.wp.data
						.dispatch( 'core/editor' )
						.editPost( { tags } );
				},
				[ topic.tag ]
			);
			const id = await editor.publishPost();
			await expect( block.getByText( 'Spelt' ) ).toBeVisible();
			await page.reload();
			await expect( block.getByText( 'Spelt' ) ).toBeVisible();
			await expect( block.getByRole( 'listitem' ) ).toHaveCount( 4 );
			expect( ( await readCanvas( page, '' ) ).invalid ).toEqual( [] );
			const nav = getRelated( await visit( `/?p=${ id }` ) );
			await expect( nav ).toHaveAttribute( 'data-layout', 'list' );
			await expect( nav.getByRole( 'link' ) ).toHaveCount( 4 );
			await expect( nav.locator( 'time' ) ).toHaveCount( 0 );
			await expect( nav.getByText( 'admin' ) ).toHaveCount( 4 );
		}
	);

	test( 'a headline is kept with the block, and a request that failed is told from too few posts', async ( {
		admin,
		allow,
		editor,
		page,
		requestUtils,
	}, { parallelIndex } ) => {
		allow( /related-posts|500/ );
		const topic = await makeTopic( requestUtils, parallelIndex );
		await topic.add( 'The other' );
		const { id } = await topic.add( 'The one', { content: makeRelated() } );
		let isFailing = true;
		await page.route( ROUTE, ( route ) =>
			isFailing
				? route.fulfill( {
						status: 500,
						json: { code: 'x', message: 'x' },
					} )
				: route.continue()
		);
		await admin.editPost( id );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Related Posts',
		} );
		await expect(
			block.getByText( 'Could not load the related posts.' ).last()
		).toBeVisible();
		await expect( block.getByText( FEW ) ).toHaveCount( 0 );
		isFailing = false;
		await block.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( block.getByText( 'The other' ) ).toBeVisible();

		await editor.selectBlocks( block );
		await editor.clickBlockToolbarButton( 'Add heading' );
		await page.keyboard.type( 'Read on' );
		await editor.saveDraft().catch( () => undefined );
		const saved = await editor.getEditedPostContent();
		expect( saved ).toContain(
			'<div class="wp-block-jetpack-related-posts"><!-- wp:heading'
		);
		expect( saved ).toContain( 'Read on</h' );
		await editor.setContent( saved );
		await expect( block.getByText( 'Read on' ) ).toBeVisible();
		expect( ( await readCanvas( page, '' ) ).invalid ).toEqual( [] );
	} );

	test( 'says in a template that there is nothing to see yet', async ( {
		admin,
		allow,
		editor,
	} ) => {
		// The author's picture in the template.
		allow( /gravatar\.com/ );
		await admin.visitSiteEditor( {
			postId: 'twentytwentyfive//single',
			postType: 'wp_template',
			canvas: 'edit',
			showWelcomeGuide: false,
		} );
		await editor.insertBlock( { name: 'jetpack/related-posts' } );
		await expect(
			editor.canvas.getByText( 'Preview unavailable in site editor.', {
				exact: true,
			} )
		).toBeVisible();
	} );
} );
