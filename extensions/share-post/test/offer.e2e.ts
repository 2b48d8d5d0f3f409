/** For whom the panel is there, and what it costs while it is closed. */
import { expect, test } from '@tests/e2e/fixtures';

const BREAD = '<!-- wp:paragraph --><p>Bread.</p><!-- /wp:paragraph -->';

test( 'who may not publish has no panel', async ( {
	admin,
	page,
	editor,
	allow,
	pretend,
} ) => {
	// The welcome of who opens the editor for the first time.
	allow( /welcome-canvas/ );
	await pretend( { user: 'contributor' } );
	await admin.createNewPost( { title: 'x' } );
	await editor.setContent( BREAD );
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect(
		settings
			.getByRole( 'button', { name: 'Excerpt' } )
			.or( settings.getByRole( 'button', { name: /excerpt/i } ) )
			.first()
	).toBeVisible();
	await expect(
		settings.getByRole( 'button', { name: 'Share this post' } )
	).toHaveCount( 0 );
} );

test( 'a post that nobody shares costs no request and no code of the panel', async ( {
	admin,
	allow,
	editor,
	page,
	pretend,
} ) => {
	// One who has not opened the panel yet, which the editor would remember; the welcome is for who opens it for the first time.
	allow( /welcome-canvas/ );
	await pretend( { user: 'author' } );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await admin.createNewPost( { title: 'x' } );
	await editor.setContent( BREAD );
	await editor.openDocumentSettingsSidebar();
	await page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'button', { name: 'Share this post' } )
		.waitFor();
	const before = asked.length;
	await editor.canvas.getByText( 'Bread.' ).click();
	await page.keyboard.type( ' And butter, with some salt.' );
	await expect( editor.canvas.getByText( 'with some salt.' ) ).toBeVisible();
	const own = ( urls: string[] ) =>
		urls.filter( ( url ) =>
			/share-post|thread-mode|thread-import|publicize|tweetstorm/.test(
				url
			)
		);
	expect( own( asked ) ).toEqual( [] );
	expect(
		asked.slice( before ).filter( ( url ) => url.includes( 'mainstreet' ) )
	).toEqual( [] );
} );
