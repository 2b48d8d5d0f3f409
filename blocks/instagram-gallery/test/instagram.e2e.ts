import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';

const FAILURE = 'An error occurred. Please try again later.';

test(
	'an administrator connects an account in the window, chooses how it looks, and publishes a link',
	{ tag: '@main' },
	async ( { admin, context, editor, page } ) => {
		const { canvas } = editor;
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/instagram-gallery' } );
		const button = canvas.getByRole( 'button', {
			name: 'Connect to Instagram',
		} );
		await button.waitFor();
		// Where another run connected the account already.
		const added = canvas.getByRole( 'radio', {
			name: 'Add a new account',
		} );
		if ( await added.isVisible() ) {
			await added.check();
		}
		const [ popup ] = await Promise.all( [
			context.waitForEvent( 'page' ),
			button.click(),
		] );
		const token = popup.getByLabel( 'Access token' );
		await token.fill( 'IGAAdeadTokenOfNobodyAtAll' );
		await popup.getByRole( 'button', { name: 'Connect' } ).click();
		await expect( popup.getByRole( 'alert' ) ).toContainText(
			'does not accept this token'
		);
		await expect( token ).toHaveValue( 'IGAAdeadTokenOfNobodyAtAll' );
		await token.fill( 'IGAAfewTokenThatIsGoodEnough' );
		await popup.getByRole( 'button', { name: 'Connect' } ).click();
		await expect( canvas.locator( 'img[src*="scontent"]' ) ).toHaveCount(
			2
		);
		await expect(
			canvas.getByRole( 'img', { name: 'Sourdough, day 1 bold' } )
		).toBeVisible();
		await editor.openDocumentSettingsSidebar();
		await expect(
			page
				.getByText(
					'There are currently only 2 posts in your Instagram account.'
				)
				.first()
		).toBeVisible();
		expect( await editor.getEditedPostContent() ).toContain(
			'href="https://www.instagram.com/aurora.bakery/"'
		);
		await page
			.getByRole( 'button', { name: 'Disconnect your account' } )
			.click();
		await expect(
			canvas.getByRole( 'radio', { name: '@aurora.bakery' } )
		).toBeVisible();
		expect( await editor.getEditedPostContent() ).toBe(
			'<!-- wp:jetpack/instagram-gallery /-->'
		);
		expect( await getInvalidBlocks( page ) ).toEqual( [] );
	}
);

test( 'a connection that is gone is forgotten, with a sentence', async ( {
	admin,
	editor,
	page,
	publish,
	allow,
} ) => {
	allow( /Failed to load resource.*403/ );
	const { id } = await publish(
		`<!-- wp:jetpack/instagram-gallery {"accessToken":"999999","instagramUser":"gone"} -->
<div class="wp-block-jetpack-instagram-gallery"><a href="https://www.instagram.com/gone/" rel="noopener noreferrer" target="_blank">https://www.instagram.com/gone/</a></div>
<!-- /wp:jetpack/instagram-gallery -->`
	);
	await admin.editPost( id );
	await expect(
		editor.canvas.locator( '.components-notice' ).getByText( FAILURE )
	).toBeVisible();
	// An undo would bring back what fails again.
	await expect(
		page.getByRole( 'button', { name: 'Undo' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
} );
