/**
 * Paid content in a synced pattern: bought by its own button, read on, also on a page from a cache, and the account of who bought it.
 */
import { expect, test } from '@tests/e2e/fixtures';
import { followFormToHost } from '@tests/e2e/follow-form-to-host';
import { saveScreenshot } from '@tests/e2e/payments';
import { STRIPE_OPTIONS, Shop } from '@tests/e2e/stripe-shop';
import { audit } from '@tests/sweeps/axe';

const getPattern = (
	plan: number
) => `<!-- wp:premium-content/container {"selectedPlanId":${ plan }} -->
<div class="wp-block-premium-content-container"><!-- wp:premium-content/subscriber-view -->
<div class="wp-block-premium-content-subscriber-view entry-content"><!-- wp:paragraph -->
<p>High water at 6:12.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:premium-content/subscriber-view -->

<!-- wp:premium-content/logged-out-view -->
<div class="wp-block-premium-content-logged-out-view entry-content"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">The tide table is for members</h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p>Members see the times of high and low water for the whole year.</p>
<!-- /wp:paragraph -->

<!-- wp:premium-content/buttons -->
<div class="wp-block-premium-content-buttons wp-block-buttons"><!-- wp:jetpack/recurring-payments {"planId":${ plan },"uniqueId":"recurring-payments-${ plan }"} -->
<div class="wp-block-jetpack-recurring-payments"><!-- wp:jetpack/button {"element":"a","uniqueId":"recurring-payments-${ plan }","passthroughAttributes":{"uniqueId":"uniqueId","url":"url"},"text":"Join","url":"#"} /--></div>
<!-- /wp:jetpack/recurring-payments -->

<!-- wp:premium-content/login-button -->
<div class="wp-block-premium-content-login-button wp-block-button"><a class="wp-block-button__link">Log in</a></div>
<!-- /wp:premium-content/login-button --></div>
<!-- /wp:premium-content/buttons --></div>
<!-- /wp:premium-content/logged-out-view --></div>
<!-- /wp:premium-content/container -->`;

test(
	'what stands in a pattern is bought, read, and shown in the account',
	{ tag: '@main' },
	async ( {
		admin,
		allow,
		baseURL,
		guard,
		page,
		pretend,
		publish,
		requestUtils,
		visit,
	} ) => {
		const shop = new Shop( guard.id, page );
		await pretend( { options: STRIPE_OPTIONS } );
		await admin.visitAdminPage( 'index.php' );
		await shop.sendWebhooksTo( baseURL ?? '' );
		const plan = await shop.makePlan( {
			currency: 'USD',
			title: 'Harbour club',
			interval: '1 month',
			price: 5,
		} );
		const pattern = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/blocks',
			method: 'POST',
			data: {
				title: 'Tide table',
				status: 'publish',
				content: getPattern( plan ),
			},
		} );
		const { url } = await publish(
			`<!-- wp:group {"backgroundColor":"contrast","textColor":"base","layout":{"type":"constrained"}} -->
<div class="wp-block-group has-base-color has-contrast-background-color has-text-color has-background"><!-- wp:block {"ref":${ pattern.id }} /--></div>
<!-- /wp:group -->`,
			{ title: 'Tides' }
		);

		const buyer = await visit( url, { options: STRIPE_OPTIONS } );
		await expect( buyer.getByText( 'for the whole year' ) ).toBeVisible();
		const cached = await buyer.content();
		expect( cached ).not.toContain( 'High water' );
		expect( await audit( buyer, 'main' ) ).toEqual( [] );
		await saveScreenshot( buyer, 'pattern-guest' );
		await buyer.getByRole( 'link', { name: 'Join' } ).click();
		await followFormToHost( buyer, 'checkout.stripe.com', allow, () =>
			buyer.getByRole( 'button', { name: 'Continue to payment' } ).click()
		);
		await buyer
			.getByRole( 'textbox', { name: 'Email' } )
			.fill( `club${ Date.now() }@example.org` );
		await buyer.getByRole( 'button', { name: 'Pay', exact: true } ).click();
		await buyer.waitForURL( /mainstreet_thanks/ );
		await expect( buyer.getByText( 'High water at 6:12.' ) ).toBeVisible();
		await expect( buyer.getByText( 'for the whole year' ) ).toBeHidden();
		await saveScreenshot( buyer, 'pattern-subscriber' );

		// As a page cache would answer: the guests' page, whoever asks.
		await buyer.route( url, ( route ) =>
			route.fulfill( { body: cached, contentType: 'text/html' } )
		);
		await buyer.goto( url );
		await expect( buyer.getByText( 'High water at 6:12.' ) ).toBeVisible();
		await buyer.unroute( url );

		await buyer.goto( '/?mainstreet_access=account' );
		await expect(
			buyer.getByRole( 'heading', { name: 'Harbour club' } )
		).toBeVisible();
		await expect( buyer.getByText( 'Renews on' ) ).toBeVisible();
		await saveScreenshot( buyer, 'account-buyer' );
		await buyer.setViewportSize( { width: 390, height: 800 } );
		expect( await audit( buyer, 'main' ) ).toEqual( [] );
		expect(
			await buyer.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		await saveScreenshot( buyer, 'account-buyer-390' );

		const guest = await visit( url, {
			options: STRIPE_OPTIONS,
			width: 390,
		} );
		await expect( guest.getByText( 'for the whole year' ) ).toBeVisible();
		await saveScreenshot( guest, 'pattern-guest-390' );
		const right = await visit( '/?mainstreet_access=login', {
			rtl: true,
			width: 390,
		} );
		await right.getByLabel( 'Email address' ).fill( 'nobody' );
		expect( await audit( right, 'main' ) ).toEqual( [] );
		await saveScreenshot( right, 'login-rtl-390' );
	}
);
