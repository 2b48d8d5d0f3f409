/** The block, as who writes, who manages the site and who visits it finds it. */
import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';
import { readCanvas } from '@tests/sweeps/canvas';

const BOOK = `<!-- wp:jetpack/guest-book {"heading":"Kind words","className":"is-style-framed"} -->
<div class="wp-block-jetpack-guest-book is-style-framed"><p class="wp-block-jetpack-guest-book__heading">Kind words</p></div>
<!-- /wp:jetpack/guest-book -->`;

test.describe( 'Guest book', () => {
	test( 'an author finds, writes and saves it, and it opens valid', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost( { title: 'Guests' } );
		await insertBySearch( page, 'guest book', 'Guest Book' );
		const heading = editor.canvas.getByRole( 'textbox', {
			name: 'Heading',
		} );
		await heading.fill( 'Kind & short' );
		await editor.saveDraft();
		await page.reload();
		await expect( heading ).toHaveValue( 'Kind & short' );
		expect( await editor.getBlocks() ).toMatchObject( [
			{
				name: 'jetpack/guest-book',
				attributes: { heading: 'Kind & short' },
			},
		] );
		const { invalid } = await readCanvas( page, 'jetpack/guest-book' );
		expect( invalid ).toEqual( [] );
	} );

	test( 'the page shows it with its style and script; its route, setting and switch work', async ( {
		admin,
		page,
		publish,
		requestUtils,
		visit,
	} ) => {
		for ( const [ space, entry ] of [
			[ 'mainstreet/v1', 'Lovely bread.' ],
			[ 'wpcom/v2', 'Lovely rolls.' ],
		] ) {
			await requestUtils.rest( {
				method: 'POST',
				path: `/${ space }/guest-book`,
				data: { entry },
			} );
		}
		const { url } = await publish( BOOK );
		const open = async () => {
			const visitor = await visit( url );
			return visitor.locator( '.wp-block-jetpack-guest-book' );
		};
		const book = await open();
		await expect( book ).toContainText( 'Kind words' );
		await expect( book ).toHaveCSS( 'border-top-width', '3px' );
		await expect( book.getByRole( 'listitem' ) ).toHaveText( [
			'Lovely rolls.',
		] );
		await book.getByRole( 'button', { name: 'Older entries' } ).click();
		await expect( book.getByRole( 'listitem' ) ).toHaveText( [
			'Lovely rolls.',
			'Lovely bread.',
		] );

		await admin.visitAdminPage(
			'options-general.php',
			'page=mainstreet#/blocks'
		);
		const settings = page.getByRole( 'form', { name: 'Blocks' } );
		await settings
			.getByRole( 'spinbutton', { name: 'Entries shown at most' } )
			.fill( '1' );
		await settings.getByRole( 'button', { name: 'Save' } ).click();
		await expect( settings.getByText( 'Saved.' ) ).toBeVisible();
		await expect( ( await open() ).locator( 'li' ) ).toHaveCount( 1 );

		await page
			.getByRole( 'navigation', { name: 'Mainstreet settings' } )
			.getByRole( 'link', { name: 'Modules' } )
			.click();
		const toggle = page.getByRole( 'checkbox', {
			name: 'Guest Book',
			exact: true,
		} );
		await toggle.uncheck();
		await expect( page.getByText( 'Guest Book is off.' ) ).toBeAttached();
		await expect( ( await open() ).locator( 'ol' ) ).toHaveCount( 0 );
		await expect(
			requestUtils.rest( { path: '/mainstreet/v1/guest-book' } )
		).rejects.toMatchObject( { code: 'rest_no_route' } );
		await toggle.check();
		await expect( page.getByText( 'Guest Book is on.' ) ).toBeAttached();
		await expect( ( await open() ).locator( 'ol' ) ).toHaveCount( 1 );
	} );
} );
