/** Mainstreet > Payments: what was sold, plans, members, sums. The purchase is a real one, on the page of the fake of Stripe. */
import type { Page } from '@playwright/test';
import { audit } from '../sweeps/axe';
import { expect, test } from './fixtures';
import { followFormToHost } from './follow-form-to-host';
import { STRIPE_TEST_KEY, saveScreenshot } from './payments';

const SCREEN = 'admin.php';
const QUERY = 'page=mainstreet-payments';
const HOSTILE = '<img src=x onerror=alert(1)>';

const message = ( page: Page, text: string | RegExp ) =>
	page.locator( '.components-notice' ).getByText( text );

/** Goes to a tab by its link. */
const open = ( page: Page, tab: string ) =>
	page
		.getByRole( 'navigation', { name: 'Payments' } )
		.getByRole( 'link', { name: tab } )
		.press( 'Enter' );

/** Chooses from the menu of a row, by keyboard. */
async function choose(
	page: Page,
	row: string,
	action: string
): Promise< void > {
	await page
		.getByRole( 'row', { name: row } )
		.getByRole( 'button', { name: 'Actions' } )
		.press( 'Enter' );
	await page.getByRole( 'menuitem', { name: action } ).press( 'Enter' );
}

test(
	'a plan is made, sold, refunded in parts and archived by keyboard, and who bought it loses access',
	{ tag: [ '@core', '@main' ] },
	async ( { admin, page, pretend, publish, visit, requestUtils, allow } ) => {
		const title = `Club ${ Date.now() } ${ HOSTILE }`;
		const email = `ada${ Date.now() }@example.org`;
		await pretend( { options: STRIPE_TEST_KEY } );
		await admin.visitAdminPage( SCREEN, `${ QUERY }#/plans` );
		await expect( page.getByText( /Stripe.*: test mode/ ) ).toBeVisible();

		// A plan.
		await page.getByRole( 'button', { name: 'Add plan' } ).press( 'Enter' );
		const form = page.getByRole( 'form', { name: 'Plan' } );
		await form.getByRole( 'textbox', { name: 'Name' } ).fill( title );
		const price = form.getByRole( 'textbox', { name: 'Price' } );
		await price.fill( 'much' );
		await form
			.getByRole( 'combobox', { name: 'Paid' } )
			.selectOption( 'one-time' );
		await price.press( 'Enter' );
		await expect( price ).toHaveAccessibleDescription(
			'A plan needs a valid price.'
		);
		await expect( price ).toBeFocused();
		expect( await audit( page, '.components-modal__frame' ) ).toEqual( [] );
		await saveScreenshot( page, 'plan-form' );
		await price.fill( '12.50' );
		await price.press( 'Enter' );
		await expect( message( page, 'Plan saved.' ) ).toBeVisible();
		const { items } = await requestUtils.rest< {
			items: { id: number; title: string }[];
		} >( { path: '/mainstreet/v1/payments/plans' } );
		const plan = items.find( ( item ) => item.title === title )?.id ?? 0;
		expect( plan ).toBeGreaterThan( 0 );
		const post = await publish(
			`<!-- wp:jetpack/recurring-payments {"planId":${ plan },"uniqueId":"recurring-payments-${ plan }"} -->
<div class="wp-block-jetpack-recurring-payments"><!-- wp:jetpack/button {"element":"a","uniqueId":"recurring-payments-${ plan }","passthroughAttributes":{"uniqueId":"uniqueId","url":"url"},"text":"Join","url":"#"} /--></div>
<!-- /wp:jetpack/recurring-payments -->`
		);

		// Somebody buys it.
		const buyer = await visit(
			`/?mainstreet_buy=${ plan }&p=${ post.id }`,
			{ options: STRIPE_TEST_KEY }
		);
		await followFormToHost( buyer, 'checkout.stripe.com', allow, () =>
			buyer.getByRole( 'button', { name: 'Continue to payment' } ).click()
		);
		await buyer.getByRole( 'textbox', { name: 'Email' } ).fill( email );
		await buyer.getByRole( 'textbox', { name: 'Name' } ).fill( HOSTILE );
		await buyer.getByRole( 'button', { name: 'Pay', exact: true } ).click();
		await buyer.waitForURL(
			( url ) => url.hostname !== 'checkout.stripe.com'
		);

		// The order.
		await open( page, 'Orders' );
		const line = page.getByRole( 'row', { name: email } );
		await expect( line ).toContainText( 'Paid' );
		await expect( line ).toContainText( '$12.50' );
		await expect( line ).toContainText( 'Test' );
		await expect( line ).toContainText( HOSTILE );
		await expect( page.locator( '.wrap img' ) ).toHaveCount( 0 );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await saveScreenshot( page, 'orders' );
		await line.getByRole( 'link', { name: email } ).press( 'Enter' );
		await expect(
			page.getByRole( 'heading', { name: /Club/ } )
		).toBeFocused();
		await expect(
			page.getByText( 'Paid.', { exact: true } )
		).toBeVisible();
		expect( await audit( page, '.wrap' ) ).toEqual( [] );

		// A part of it goes back.
		await page.getByRole( 'button', { name: 'Refund' } ).press( 'Enter' );
		const dialog = page.getByRole( 'dialog' );
		const amount = dialog.getByRole( 'textbox', { name: 'Amount (USD)' } );
		await amount.fill( '12.51' );
		await amount.press( 'Enter' );
		await expect( amount ).toHaveAccessibleDescription(
			/Please enter an amount up to \$12\.50\./
		);
		await expect( amount ).toBeFocused();
		expect( await audit( page, '.components-modal__frame' ) ).toEqual( [] );
		await saveScreenshot( page, 'refund' );
		await amount.fill( '2.50' );
		await amount.press( 'Enter' );
		await expect( message( page, '$2.50 refunded' ) ).toBeVisible();
		await expect(
			page.getByText( 'A refund of $2.50 was requested.' )
		).toBeVisible();
		await saveScreenshot( page, 'order' );

		// The sums know it, in test mode.
		await open( page, 'Totals' );
		await expect(
			page.getByRole( 'table', { name: /USD in/ } )
		).toContainText( '$2.50' );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await saveScreenshot( page, 'totals' );

		// Who bought it is a member, until the access is ended.
		await open( page, 'Members' );
		const member = page.getByRole( 'row', { name: email } );
		await expect( member ).toContainText( 'Active' );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await saveScreenshot( page, 'members' );
		await choose( page, email, 'End access' );
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'End access' } )
			.press( 'Enter' );
		await expect( message( page, /has ended/ ) ).toBeVisible();
		await expect( member ).toContainText( 'Canceled' );

		// The rest goes back from the list.
		await open( page, 'Orders' );
		await expect( line ).toContainText( '$2.50 refunded' );
		await choose( page, email, 'Refund' );
		await expect( amount ).toHaveValue( '10.00' );
		await amount.press( 'Enter' );
		await expect( message( page, '$12.50 refunded' ) ).toBeVisible();
		await expect( line ).toContainText( 'Refunded' );

		// The plan says where it is offered; archived, it is gone from the list.
		await open( page, 'Plans' );
		await expect(
			page.getByRole( 'row', { name: title } ).getByRole( 'link' )
		).toHaveAttribute( 'href', new RegExp( `post=${ post.id }&` ) );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await saveScreenshot( page, 'plans' );
		await choose( page, title, 'Archive' );
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Archive' } )
			.press( 'Enter' );
		await expect( message( page, 'Plan archived.' ) ).toBeVisible();
		await expect( page.getByRole( 'row', { name: title } ) ).toHaveCount(
			0
		);
	}
);

test( 'each part fits a phone, from right to left, and says that nothing is set up', async ( {
	admin,
	page,
	pretend,
} ) => {
	await pretend( { rtl: true } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await admin.visitAdminPage( SCREEN, QUERY );
	for ( const tab of [ 'Orders', 'Plans', 'Members', 'Totals' ] ) {
		await open( page, tab );
		await expect(
			page.getByRole( 'link', { name: 'Set one up' } )
		).toHaveAttribute( 'href', /page=mainstreet#\/payments$/ );
		await expect( page.locator( '.wrap [aria-busy="true"]' ) ).toHaveCount(
			0
		);
		const width = await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		);
		expect( width, tab ).toBeLessThanOrEqual( 0 );
		if ( tab === 'Totals' ) {
			// Other tests leave orders and members, but no real money.
			await expect(
				page.getByRole( 'link', { name: 'Set up payments' } )
			).toBeVisible();
		}
		expect( await audit( page, '.wrap' ), tab ).toEqual( [] );
		await saveScreenshot( page, `phone-${ tab.toLowerCase() }` );
	}
} );
