import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';

const SUCCESS = 'Look into your letter box, please.';

test(
	'an editor sets a subscription form up and finds it again; a visitor fills it in',
	{ tag: '@main' },
	async ( { admin, editor, page, requestUtils, visit } ) => {
		// A page: no newsletter goes out when it is published.
		await admin.createNewPost( { title: 'Letters', postType: 'page' } );
		await editor.insertBlock( { name: 'jetpack/subscriptions' } );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Subscription Form',
		} );
		await block
			.getByRole( 'textbox', { name: 'Button text' } )
			.fill( 'Write to me' );
		await editor.openDocumentSettingsSidebar();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings
			.getByRole( 'checkbox', { name: 'Show subscriber count' } )
			.check();
		const message = settings.getByRole( 'textbox', {
			name: 'Success message',
		} );
		await message.fill( SUCCESS );
		await settings
			.getByRole( 'button', { name: 'Additional fields' } )
			.click();
		await settings
			.getByRole( 'checkbox', { name: 'Show name field' } )
			.check();
		await settings
			.getByRole( 'textbox', { name: 'Name field label' } )
			.fill( 'First name' );

		await editor.saveDraft();
		await page.reload();
		await expect( block.getByText( 'First name' ) ).toBeVisible();
		await expect(
			block.getByText( /^Join [\d,]+ other subscribers?$/ )
		).toBeVisible();
		await block.getByRole( 'textbox', { name: 'Button text' } ).click();
		// A test on a phone beside this one may have closed it: WordPress keeps that for the account.
		await editor.openDocumentSettingsSidebar();
		await expect( message ).toHaveValue( SUCCESS );
		expect( await getInvalidBlocks( page ) ).toEqual( [] );

		const id = new URL( page.url() ).searchParams.get( 'post' );
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/pages/${ id }`,
			data: { status: 'publish' },
		} );
		const visitor = await visit( `/?page_id=${ id }` );
		await visitor
			.getByRole( 'textbox', { name: 'First name' } )
			.fill( 'Ada' );
		await visitor
			.getByRole( 'textbox', { name: /mail/i } )
			.fill( `ada-${ Date.now() }@example.org` );
		await visitor.getByRole( 'button', { name: 'Write to me' } ).click();
		await expect( visitor.getByText( SUCCESS ) ).toBeVisible();
	}
);

test( 'a form behind a button is a button in the canvas, and open while the author is at it', async ( {
	admin,
	editor,
} ) => {
	await admin.createNewPost( { title: 'Behind a button' } );
	await editor.setContent(
		'<!-- wp:jetpack/subscriptions {"className":"is-style-button"} /-->'
	);
	const block = editor.canvas.getByRole( 'document', {
		name: 'Block: Subscription Form',
	} );
	const button = block.getByRole( 'textbox', { name: 'Button text' } );
	const field = block.getByRole( 'textbox', {
		name: 'Email field placeholder',
	} );
	await expect( button ).toBeVisible();
	await expect( field ).toBeHidden();
	await button.fill( 'Hear from us' );
	await expect( field ).toBeVisible();
	await expect( block.getByText( 'Hear from us' ) ).toHaveCount( 2 );
	await editor.canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
	await expect( field ).toBeHidden();
	expect( await editor.getEditedPostContent() ).toContain(
		'"submitButtonText":"Hear from us"'
	);
} );
