import { expect, test } from '@tests/e2e/fixtures';
import { followFormToHost } from '@tests/e2e/follow-form-to-host';

const KEYS = {
	connectors_payments_paypal_test_api_key:
		'AclientIdForTests0001:EsecretForTests00002',
};

type Block = { attributes: Record< string, unknown > };

test(
	'a product is typed, stored with the post, opened again, and bought with PayPal',
	{ tag: '@main' },
	async ( { admin, allow, editor, page, pretend, requestUtils, visit } ) => {
		const { canvas } = editor;
		await pretend( { options: KEYS } );
		await admin.createNewPost( { title: 'Our rope' } );
		await editor.insertBlock( { name: 'jetpack/simple-payments' } );
		const name = canvas.getByRole( 'textbox', { name: 'Item name' } );
		await name.fill( 'Rope & <tow>' );
		await canvas
			.getByRole( 'textbox', { name: 'Describe your item' } )
			.fill( 'Hemp.\nTwisted by hand.' );
		await canvas
			.getByRole( 'combobox', { name: 'Currency' } )
			.selectOption( 'EUR' );
		await canvas.getByRole( 'textbox', { name: 'Price' } ).fill( '12.505' );
		await canvas
			.getByRole( 'textbox', { name: 'Email' } )
			.fill( 'pay@example' );

		// Leaving the block says what is wrong; typing takes it away.
		await canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
		await expect(
			canvas.getByText(
				'The price cannot have more than 2 decimal places.'
			)
		).toBeVisible();
		await expect(
			canvas.getByText( 'pay@example is not a valid email address.' )
		).toBeVisible();
		await canvas.getByRole( 'textbox', { name: 'Price' } ).fill( '12.5' );
		await canvas
			.getByRole( 'textbox', { name: 'Email' } )
			.fill( 'pay@example.org' );
		await canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
		await expect( canvas.getByText( '€12.50' ) ).toBeVisible();

		const stored = page.waitForResponse(
			( response ) =>
				response.url().includes( 'jp_pay_product' ) &&
				response.request().method() !== 'GET'
		);
		const id = await editor.publishPost();
		expect( ( await stored ).ok() ).toBe( true );

		await page.reload();
		await expect( canvas.getByText( 'Rope & <tow>' ) ).toBeVisible();
		const [ block ]: Block[] = await page.evaluate( () =>
			window.wp.data.select( 'core/block-editor' ).getBlocks()
		);
		const product = Number( block?.attributes.productId );
		expect( block?.attributes.postLinkUrl ).toContain( `?p=${ id }` );
		expect(
			await page.evaluate( () =>
				window.wp.data.select( 'core/editor' ).isEditedPostDirty()
			)
		).toBe( false );
		expect(
			await requestUtils.rest( {
				path: `/wp/v2/jp_pay_product/${ product }`,
			} )
		).toMatchObject( {
			status: 'publish',
			meta: {
				spay_price: 12.5,
				spay_currency: 'EUR',
				spay_email: 'pay@example.org',
			},
		} );

		const visitor = await visit( `/?p=${ id }`, { options: KEYS } );
		expect( await visitor.content() ).not.toContain( 'pay@example.org' );
		await visitor.getByRole( 'link', { name: /Pay with PayPal/ } ).click();
		await expect(
			visitor.getByRole( 'heading', { name: 'Rope & <tow>' } )
		).toBeVisible();
		await followFormToHost( visitor, 'www.sandbox.paypal.com', allow, () =>
			visitor
				.getByRole( 'button', { name: 'Continue to payment' } )
				.click()
		);
		await expect(
			visitor.getByRole( 'heading', { name: 'Pay 12.50 EUR' } )
		).toBeVisible();
		await visitor.getByRole( 'button', { name: 'Pay now' } ).click();
		await expect(
			visitor.getByRole( 'status' ).filter( { hasText: 'Thank you' } )
		).toBeVisible();
		const orders: { meta: Record< string, string > }[] =
			await requestUtils.rest( {
				path: '/wp/v2/jp_pay_order',
				params: { per_page: 100 },
			} );
		expect(
			orders.filter(
				( { meta } ) => Number( meta.spay_product_id ) === product
			)
		).toHaveLength( 1 );
	}
);
