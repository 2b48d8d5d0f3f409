/**
 * Purchases as buyers make them: from the button to Stripe's page (a fake that is held against Stripe's description) and back, while
 * Stripe tells the site by its webhook what happened.
 */
import type { Page } from '@playwright/test';
import { expect, test, type Fixtures } from './fixtures';
import { followFormToHost } from './follow-form-to-host';
import { STRIPE_OPTIONS, Shop } from './stripe-shop';

/** From our page to Stripe's. */
const goToPay = ( buyer: Page, allow: Fixtures[ 'allow' ] ): Promise< void > =>
	followFormToHost( buyer, 'checkout.stripe.com', allow, () =>
		buyer.getByRole( 'button', { name: 'Continue to payment' } ).click()
	);

const button = (
	plan: number
) => `<!-- wp:jetpack/recurring-payments {"planId":${ plan },"uniqueId":"recurring-payments-${ plan }"} -->
<div class="wp-block-jetpack-recurring-payments"><!-- wp:jetpack/button {"element":"a","uniqueId":"recurring-payments-${ plan }","passthroughAttributes":{"uniqueId":"uniqueId","url":"url"},"text":"Join","url":"#"} /--></div>
<!-- /wp:jetpack/recurring-payments -->`;

const PURCHASES = [
	{ name: 'once', interval: 'one-time', price: '12.50', minor: 1250 },
	{ name: 'each month', interval: '1 month', price: '5', minor: 500 },
	{ name: 'each year', interval: '1 year', price: '50', minor: 5000 },
	{
		name: 'in yen',
		interval: 'one-time',
		currency: 'JPY',
		price: '700',
		minor: 700,
	},
	{
		name: 'in Kuwaiti dinars',
		interval: '1 month',
		currency: 'KWD',
		price: '1.25',
		minor: 1250,
	},
	{
		name: 'of an amount of one’s own',
		interval: 'one-time',
		price: '10',
		amount: '17.25',
		minor: 1725,
	},
];

test.describe( 'Purchases', () => {
	for ( const { name, minor, amount, ...sold } of PURCHASES ) {
		test( `a payment ${ name } goes to Stripe and back, and is one order`, async ( {
			admin,
			allow,
			baseURL,
			guard,
			page,
			pretend,
			publish,
			visit,
		} ) => {
			const shop = new Shop( guard.id, page );
			const email = `buyer${ Date.now() }@example.org`;
			await pretend( { options: STRIPE_OPTIONS } );
			await admin.visitAdminPage( 'index.php' );
			await shop.sendWebhooksTo( baseURL ?? '' );
			const plan = await shop.makePlan( {
				currency: 'USD',
				title: `Plan ${ name }`,
				buyer_can_change_amount: Boolean( amount ),
				...sold,
				price: Number( sold.price ),
			} );
			const post = await publish( button( plan ) );

			const buyer = await visit( post.url, { options: STRIPE_OPTIONS } );
			await buyer.getByRole( 'link', { name: 'Join' } ).click();
			if ( amount ) {
				await buyer.locator( '#mainstreet-amount' ).fill( amount );
			}
			await goToPay( buyer, allow );
			await buyer.getByRole( 'button', { name: /declined/ } ).click();
			await expect( buyer.getByRole( 'alert' ) ).toHaveText(
				'Your card was declined.'
			);
			expect( await shop.orders( email ) ).toEqual( [] );
			await buyer.getByRole( 'textbox', { name: 'Email' } ).fill( email );
			await buyer
				.getByRole( 'button', { name: 'Pay', exact: true } )
				.click();
			await buyer.waitForURL( /mainstreet_thanks/ );
			await expect( buyer.getByRole( 'status' ).first() ).toBeVisible();

			expect( await shop.orders( email ) ).toMatchObject( [
				{
					status: 'paid',
					amount: minor,
					currency: 'currency' in sold ? sold.currency : 'USD',
				},
			] );
			expect( await shop.atStripe( 'faults' ) ).toEqual( [] );
		} );
	}

	test( 'Stripe’s webhook alone carries a payment, a renewal, a bank debit, a refund and an end', async ( {
		admin,
		allow,
		baseURL,
		guard,
		page,
		pretend,
		publish,
		visit,
	} ) => {
		const shop = new Shop( guard.id, page );
		const email = `hook${ Date.now() }@example.org`;
		await pretend( { options: STRIPE_OPTIONS } );
		await admin.visitAdminPage( 'index.php' );
		await shop.sendWebhooksTo( baseURL ?? '' );
		const plan = await shop.makePlan( {
			currency: 'USD',
			title: 'Told',
			interval: '1 month',
			price: 5,
		} );
		const post = await publish( button( plan ) );
		const buyer = await visit(
			`/?mainstreet_buy=${ plan }&p=${ post.id }`,
			{ options: STRIPE_OPTIONS }
		);
		await goToPay( buyer, allow );
		await buyer.getByRole( 'textbox', { name: 'Email' } ).waitFor();
		// The browser goes away; Stripe tells each event twice at once.
		await buyer.close();
		await shop.atStripe( 'config', { hold: true } );
		const tell = () => shop.atStripe( 'tell', { times: 2 } );
		const { id: session } = await shop.last( 'checkout.session' );
		await shop.atStripe( 'later', {
			session,
			buyer: { email, name: 'Ada' },
		} );
		await tell();
		expect( await shop.orders( email ) ).toEqual( [] );
		await shop.atStripe( 'settle', { session } );
		await tell();
		expect( await shop.orders( email ) ).toMatchObject( [
			{ status: 'paid', amount: 500 },
		] );

		const { id: subscription } = await shop.last( 'subscription' );
		await shop.atStripe( 'renew', { subscription } );
		await tell();
		const [ renewal ] = await shop.orders( email );
		expect( await shop.orders( email ) ).toHaveLength( 2 );
		expect( renewal?.parent_id ).toBeGreaterThan( 0 );

		const { id: payment } = await shop.last( 'payment_intent' );
		await shop.atStripe( 'refund', { payment } );
		await tell();
		expect( await shop.orders( email ) ).toMatchObject( [
			{ status: 'refunded', refunded: 500 },
			{ status: 'paid', refunded: 0 },
		] );
		await shop.atStripe( 'end', { subscription } );
		await tell();
		const told = await shop.atStripe( 'told' );
		expect(
			Array.isArray( told )
				? told.filter( ( { status } ) => status !== 200 )
				: told
		).toEqual( [] );
		expect( await shop.atStripe( 'faults' ) ).toEqual( [] );
	} );
} );
