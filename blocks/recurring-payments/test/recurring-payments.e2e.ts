/** A payment button from the first insertion to the paid order, and what its editor says when something is missing. */
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { followFormToHost } from '@tests/e2e/follow-form-to-host';

/** A key of test mode, for the requests of a test alone. */
const SET_UP = {
	connectors_payments_stripe_secret_test_api_key: 'sk_test_buttons',
};

test(
	'an author makes a plan for a button and finds it again; a visitor without script buys it',
	{ tag: '@main' },
	async ( { admin, allow, editor, page, pretend, requestUtils, visit } ) => {
		const title = `Mooring ${ Date.now() }`;
		await pretend( { options: SET_UP } );
		await admin.createNewPost( { title: 'Moorings', postType: 'page' } );
		await editor.insertBlock( { name: 'jetpack/recurring-payments' } );
		const button = editor.canvas.getByRole( 'textbox', {
			name: 'Button text',
		} );
		await button.fill( 'Rent a mooring' );
		await page.evaluate( () => {
			const { dispatch, select } = window.wp.data;
			const [ { clientId } ] = select( 'core/block-editor' ).getBlocks();
			dispatch( 'core/block-editor' ).selectBlock( clientId );
		} );
		await editor.openDocumentSettingsSidebar();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await expect(
			settings.getByText( 'Test mode: no one is charged' )
		).toBeVisible();
		const name = settings.getByRole( 'textbox', { name: 'Name' } );
		const panel = settings.getByRole( 'button', {
			name: 'Add a new payment plan',
		} );
		if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await panel.click();
		}
		await name.fill( title );
		await settings
			.getByRole( 'combobox', { name: 'Interval' } )
			.selectOption( 'one-time' );
		await settings
			.getByRole( 'textbox', { name: /^Price/ } )
			.fill( '12.50' );
		await settings.getByRole( 'button', { name: /^Add/ } ).last().click();
		await expect(
			page
				.getByRole( 'toolbar', { name: 'Block tools' } )
				.getByRole( 'button', { name: 'Select a payment plan' } )
		).toHaveText( title );

		await editor.saveDraft();
		await page.reload();
		await expect( button ).toHaveText( 'Rent a mooring' );
		const content = await editor.getEditedPostContent();
		const [ , plan = '' ] = /"planId":(\d+)/.exec( content ) ?? [];
		expect( content ).toContain(
			`"uniqueId":"recurring-payments-${ plan }"`
		);
		expect( await getInvalidBlocks( page ) ).toEqual( [] );

		const id = new URL( page.url() ).searchParams.get( 'post' );
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/pages/${ id }`,
			data: { status: 'publish' },
		} );
		const buyer = await visit( `/?page_id=${ id }`, {
			options: SET_UP,
			javaScript: false,
		} );
		await buyer.getByRole( 'link', { name: 'Rent a mooring' } ).click();
		await expect( buyer ).toHaveURL(
			new RegExp( `mainstreet_buy=${ plan }&p=${ id }$` )
		);
		await expect( buyer.getByText( title ).first() ).toBeVisible();
		await followFormToHost( buyer, 'checkout.stripe.com', allow, () =>
			buyer.getByRole( 'button', { name: 'Continue to payment' } ).click()
		);
		await expect(
			buyer.getByRole( 'heading', { name: 'Pay 1250 usd' } )
		).toBeVisible();
	}
);

test( 'without a connection the author is led to it, and visitors see nothing', async ( {
	admin,
	editor,
	publish,
	visit,
} ) => {
	await admin.createNewPost( { title: 'Not yet' } );
	await editor.insertBlock( { name: 'jetpack/recurring-payments' } );
	await expect(
		editor.canvas.getByText( 'Connect Stripe to take payments.' )
	).toBeVisible();
	await expect(
		editor.canvas.getByRole( 'textbox', { name: 'Button text' } )
	).toHaveText( 'Contribute' );

	const { url } = await publish(
		'<!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph --><!-- wp:jetpack/recurring-payments {"planId":1,"submitButtonText":"Pay"} /-->'
	);
	const visitor = await visit( url );
	await expect(
		visitor.getByText( 'Before', { exact: true } )
	).toBeVisible();
	await expect(
		visitor.locator( '.wp-block-jetpack-recurring-payments' )
	).toHaveCount( 0 );
} );
