import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

type Editor = {
	wp: {
		data: {
			dispatch: ( store: string ) => {
				editPost: ( changes: object ) => void;
			};
		};
	};
};

/** Opens the previews from the settings of the post. */
async function openPreviews( page: Page ) {
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Post', exact: true } ).click();
	const panel = settings.getByRole( 'button', { name: 'Social Previews' } );
	// The editor remembers what was open.
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await settings.getByRole( 'button', { name: 'Show previews' } ).click();
	return page.getByRole( 'dialog', { name: 'Social Previews' } );
}

test(
	'what is written and not saved yet is previewed as the page says it once it is published',
	{ tag: '@main' },
	async ( { admin, editor, page, visit } ) => {
		const requests: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /social(?:%2F|\/)card/.test( request.url() ) ) {
				requests.push( request.url() );
			}
		} );
		await admin.createNewPost();
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'Rye & "spelt"' );
		await editor.openDocumentSettingsSidebar();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		const seo = settings.getByRole( 'button', {
			name: 'SEO',
			exact: true,
		} );
		await seo.click();
		await settings
			.getByRole( 'textbox', { name: 'SEO description' } )
			.fill( 'Dark bread, baked at night.' );
		await expect(
			settings.getByText(
				'27 characters. Search engines show about 160.'
			)
		).toBeVisible();
		await seo.click();
		await editor.canvas
			.getByRole( 'button', { name: 'Add default block' } )
			.click();
		await page.keyboard.type(
			'Nobody asks the server while this is typed.'
		);
		expect( requests ).toEqual( [] );

		const dialog = await openPreviews( page );
		const panel = dialog.getByRole( 'tabpanel' );
		await expect( panel ).toContainText( 'Rye & “spelt”' );
		await expect( panel ).toContainText( 'Dark bread, baked at night.' );
		await expect( panel ).toContainText( '›' );
		expect( await audit( page, '[role="dialog"]' ) ).toEqual( [] );

		// Tabs by keyboard: down through all of them, and around.
		await dialog.getByRole( 'tab', { name: 'Search engine' } ).focus();
		await page.keyboard.press( 'ArrowDown' );
		const card = dialog.getByRole( 'tab', { name: 'Social network' } );
		await expect( card ).toBeFocused();
		await expect( card ).toHaveAttribute( 'aria-selected', 'true' );
		const shown = await panel.innerText();
		expect( await audit( page, '[role="dialog"]' ) ).toEqual( [] );
		await page.keyboard.press( 'ArrowDown' );
		await expect(
			dialog.getByRole( 'tab', { name: 'Microblog' } )
		).toBeFocused();
		await expect(
			panel.getByRole( 'article' ).getByRole( 'img', { name: 'Reposts' } )
		).toBeVisible();
		expect( await audit( page, '[role="dialog"]' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect(
			settings.getByRole( 'button', { name: 'Show previews' } )
		).toBeFocused();

		const id = await editor.publishPost();
		const visitor = await visit( `/?p=${ id }` );
		const content = ( name: string ) =>
			visitor
				.locator( `meta[property="og:${ name }"]` )
				.getAttribute( 'content' );
		expect( await content( 'title' ) ).toBe( 'Rye & “spelt”' );
		for ( const name of [ 'title', 'description' ] ) {
			expect( shown ).toContain( await content( name ) );
		}
	}
);

test( 'a thread is previewed part by part, and opens at the microblog', async ( {
	admin,
	editor,
	page,
	publish,
} ) => {
	const { id } = await publish(
		'<!-- wp:heading --><h2 class="wp-block-heading">First part</h2><!-- /wp:heading --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Rye</li><!-- /wp:list-item --><!-- wp:list-item --><li>Salt</li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:heading --><h2 class="wp-block-heading">Second part</h2><!-- /wp:heading -->',
		{ title: 'How to bake' }
	);
	await admin.editPost( id );
	await editor.openDocumentSettingsSidebar();
	await page.evaluate( () => {
		const { data } = ( window as unknown as Editor ).wp;
		data.dispatch( 'core/editor' ).editPost( {
			meta: { jetpack_is_tweetstorm: true },
		} );
	} );
	const dialog = await openPreviews( page );
	await expect(
		dialog.getByRole( 'tab', { name: 'Microblog' } )
	).toHaveAttribute( 'aria-selected', 'true' );
	const posts = dialog.getByRole( 'article' );
	await expect( posts ).toHaveCount( 4 );
	await expect( posts.nth( 0 ) ).toContainText( /How to bake\s+A thread ⬇️/ );
	await expect( posts.nth( 1 ) ).toContainText(
		/First part\s+- Rye\s+- Salt/
	);
	await expect( posts.nth( 2 ) ).toContainText( 'Second part' );
	await expect( posts.nth( 3 ) ).toContainText( '/how-to-bake/' );

	// In a window that becomes narrow the editor closes its sidebar; the dialog stays.
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( page.locator( '.editor-sidebar' ) ).toHaveCount( 0 );
	await expect( posts ).toHaveCount( 4 );
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toHaveCount( 0 );
} );

test( 'what fails says so, and is tried again', async ( {
	admin,
	allow,
	editor,
	page,
	publish,
} ) => {
	allow( /500|social/ );
	const { id } = await publish( 'x', { title: 'Try again' } );
	await admin.editPost( id );
	await editor.openDocumentSettingsSidebar();
	let isDown = true;
	await page.route( /social(?:%2F|\/)card/, ( route ) =>
		isDown
			? route.fulfill( {
					status: 500,
					json: { code: 'x', message: 'Out for lunch.' },
				} )
			: route.continue()
	);
	const dialog = await openPreviews( page );
	await expect( dialog.getByText( 'Out for lunch.' ) ).toBeVisible();
	isDown = false;
	await dialog.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( dialog.getByRole( 'tabpanel' ) ).toContainText( 'Try again' );
} );
