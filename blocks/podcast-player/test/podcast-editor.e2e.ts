import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';
import { getPlayer, HOST, makePlayer } from './page-helpers';

test.describe( 'Podcast player in the editor', () => {
	test(
		'an author enters a feed, chooses an episode, saves and reloads; a visitor hears it',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page, visit } ) => {
			test.slow(); // A reload and a visit.
			await admin.createNewPost( { title: 'Listen' } );
			await insertBySearch( page, 'podcast', 'Podcast Player' );
			await page
				.getByRole( 'button', {
					name: /^(?:Close Block Inserter|Block Inserter|Toggle block inserter)$/,
				} )
				.first()
				.click();
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Podcast Player',
			} );
			const field = block.getByRole( 'textbox', { name: 'Podcast URL' } );
			await field.fill( 'not an address' );
			await block.getByRole( 'button', { name: 'Embed' } ).click();
			await expect(
				block.getByText(
					"Your podcast couldn't be embedded. Please double check your URL."
				)
			).toBeVisible();
			await expect( field ).toHaveValue( 'not an address' );

			await field.fill( `${ HOST }/feed?editor` );
			await page.keyboard.press( 'Enter' );
			await expect( block.getByRole( 'region' ) ).toBeVisible();
			await expect( block.getByRole( 'listitem' ) ).toHaveCount( 5 );

			await editor.openDocumentSettingsSidebar();
			const sidebar = page.getByRole( 'region', {
				name: 'Editor settings',
			} );
			const count = sidebar.getByRole( 'slider', {
				name: 'Number of items',
			} );
			await expect( count ).toBeEnabled();
			const episodes = sidebar.getByRole( 'combobox', {
				name: 'Episodes',
			} );
			await episodes.click();
			const options = sidebar.getByRole( 'option' );
			await expect( options ).toHaveCount( 12 );
			const title = ( await options.nth( 2 ).innerText() ).trim();
			await options.nth( 2 ).click();
			await expect( count ).toBeDisabled();
			await expect( block.getByText( title ).first() ).toBeVisible();
			const saved = await editor.getEditedPostContent();
			expect( saved ).toContain(
				'"selectedEpisodes":[{"guid":"ep-10"}]'
			);
			expect( saved ).toContain( '"itemsToShow":1' );

			const id = await editor.publishPost();
			await page.reload();
			await expect( block.getByText( title ).first() ).toBeVisible();
			const visitor = await visit( `/?p=${ id }` );
			await expect(
				getPlayer( visitor ).getByText( title ).first()
			).toBeVisible();
		}
	);

	test( 'a player that is not selected can’t be operated; selected it plays', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await editor.setContent(
			`<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->\n\n${ makePlayer(
				`${ HOST }/feed?editor-plays`
			) }`
		);
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Podcast Player',
		} );
		const audio = block.locator( 'audio' );
		await expect( audio ).toHaveCount( 1 );
		await expect(
			block.locator( '[inert]' ).locator( 'audio' )
		).toHaveCount( 1 );
		await block.click();
		await expect( block.locator( '[inert]' ) ).toHaveCount( 0 );
		const play = block.getByRole( 'button', { name: 'Play', exact: true } );
		await play.click();
		await expect(
			block.getByRole( 'button', { name: 'Pause', exact: true } )
		).toBeVisible();
		await expect
			.poll( () =>
				audio.evaluate( ( a: HTMLAudioElement ) => a.currentTime )
			)
			.toBeGreaterThan( 0 );
		expect(
			await page.evaluate( () => {
				const store: unknown = window.wp.data.select(
					'mainstreet/media-source'
				);
				return Boolean( store );
			} )
		).toBe( true );
	} );

	test( 'an address that is no feed but can be embedded becomes an embed', async ( {
		admin,
		editor,
		page,
		allow,
	} ) => {
		allow( /400/ );
		await page.route( /oembed(?:\/|%2F)1\.0(?:\/|%2F)proxy/, ( route ) =>
			route.fulfill( {
				json: {
					html: '<p>Embedded</p>',
					type: 'rich',
					provider_name: 'Example',
				},
			} )
		);
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/podcast-player' } );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Podcast Player',
		} );
		await block
			.getByRole( 'textbox', { name: 'Podcast URL' } )
			.fill( `${ HOST }/page?editor` );
		await page.keyboard.press( 'Enter' );
		await expect
			.poll( () => editor.getEditedPostContent() )
			.toContain( 'wp:embed' );
	} );
} );
