/** For whom the panel is there, and what it costs while it is closed. */
import { expect, test } from '@tests/e2e/fixtures';

const BREAD = '<!-- wp:paragraph --><p>Bread.</p><!-- /wp:paragraph -->';

/** What the page notes of the texts it says. */
type Said = {
	said: string[];
	wp: {
		hooks: {
			addFilter: (
				name: string,
				id: string,
				filter: ( text: string ) => string
			) => void;
		};
	};
};

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
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const panel = settings.getByRole( 'button', { name: 'Share this post' } );
	await panel.waitFor();
	const before = asked.length;
	await editor.canvas.getByText( 'Bread.' ).click();
	await page.keyboard.type( ' And butter.' );
	await settings.getByRole( 'tab', { name: 'Post' } ).click();
	await expect( panel ).toHaveAttribute( 'aria-expanded', 'false' );
	// The first letter changes what can be saved, and which part of the post is chosen.
	const title = editor.canvas.getByRole( 'textbox', { name: 'Add title' } );
	await title.fill( 'Bread' );
	await title.press( 'End' );
	await page.keyboard.type( ' and' );
	await expect( title ).toHaveText( 'Bread and' );
	// A panel that is drawn says its texts.
	await page.evaluate( () => {
		const said: string[] = [];
		( window as unknown as Said ).said = said;
		( window as unknown as Said ).wp.hooks.addFilter(
			'i18n.gettext_mainstreet-blocks',
			'test/said',
			( text ) => {
				said.push( text );
				return text;
			}
		);
	} );
	const getSaid = () =>
		page.evaluate( () => ( window as unknown as Said ).said );
	await page.keyboard.type( ' butter, with some salt' );
	await expect( title ).toHaveText( 'Bread and butter, with some salt' );
	await expect( panel ).toBeVisible();
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
	expect( await getSaid() ).toEqual( [] );
	// The test would see it.
	await panel.click();
	await expect( settings.getByText( /account/ ).first() ).toBeVisible();
	expect( await getSaid() ).not.toEqual( [] );
	await panel.click();
} );
