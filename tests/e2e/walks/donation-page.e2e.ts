/** From an empty page to a gift that the owner sees. */
import { expect, test } from '../fixtures';
import { beginPage, insertBlock, isNarrow, publishFromEditor } from './ways';
import { walk } from './walk';

test.afterEach( async ( { requestUtils } ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/mainstreet/v1/settings',
		data: { 'stripe-secret-test': null },
	} );
} );

test(
	'a stranger makes a donation page, connects Stripe on the way, and sees the first gift',
	{ tag: '@site' },
	async ( { admin, editor, page, visit } ) => {
		const email = `giver${ Date.now() }@example.org`;
		const way = walk( page, 'donation-page' );
		await way.step( 'add a page', () =>
			beginPage( { admin, editor, page, way }, 'Give' )
		);
		await way.step( 'inserted', async () => {
			await insertBlock( page, way, 'donat', 'Donations' );
			await expect(
				editor.canvas.getByRole( 'document', {
					name: /^Block: Donations/,
				} )
			).toBeVisible();
			await expect(
				editor.canvas.getByRole( 'button', { name: 'Connect Stripe' } )
			).toBeVisible();
		} );
		const card = page.getByRole( 'region', { name: 'Stripe, test mode' } );
		await way.step( 'connect', async () => {
			await way.click(
				editor.canvas
					.getByRole( 'button', { name: 'Connect Stripe' } )
					.first()
			);
			await expect( card ).toBeVisible();
		} );
		await way.step( 'key', async () => {
			await way.fill(
				card.getByRole( 'textbox' ).first(),
				'sk_test_walk1'
			);
			await way.click( card.getByRole( 'button', { name: 'Save' } ) );
			await expect(
				card.getByRole( 'button', { name: 'Remove' } )
			).toBeVisible();
		} );
		await way.step( 'back', async () => {
			await way.click(
				card.getByRole( 'link', { name: 'Back to the editor' } )
			);
			await expect(
				editor.canvas.getByRole( 'textbox', { name: 'Amount 1 (USD)' } )
			).toBeVisible();
			// What is given for is made at the server; a person does not publish within that moment.
			await expect
				.poll( () => editor.getEditedPostContent() )
				.toContain( '"planId":' );
		} );
		let url = '';
		await way.step( 'published', async () => {
			url = await publishFromEditor( page, way );
		} );
		const visitor = await visit( url, { width: 390, height: 844 } );
		way.turnTo( visitor );
		await way.step( 'visitor', async () => {
			await way.click( visitor.getByRole( 'radio', { name: '$15.00' } ) );
			expect( await isNarrow( visitor ) ).toBe( true );
		} );
		await way.step( 'at Stripe', async () => {
			await way.click(
				visitor.getByRole( 'button', { name: 'Donate', exact: true } )
			);
			await visitor.waitForURL( /checkout\.stripe\.com/ );
			await way.fill(
				visitor.getByRole( 'textbox', { name: 'Email' } ),
				email
			);
		} );
		await way.step( 'thanks', async () => {
			await way.click(
				visitor.getByRole( 'button', { name: 'Pay', exact: true } )
			);
			await visitor.waitForURL( /mainstreet_thanks/ );
		} );
		way.turnTo( page );
		await admin.visitAdminPage( 'index.php' );
		await way.step( 'order', async () => {
			await page
				.getByRole( 'navigation', { name: 'Main menu' } )
				.getByRole( 'link', {
					name: /^Mainstreet(?: [\d,]+ unread|$)/,
				} )
				.first()
				.hover();
			await way.click(
				page
					.getByRole( 'navigation', { name: 'Main menu' } )
					.getByRole( 'link', { name: 'Payments' } )
			);
			await expect(
				page.getByRole( 'row', { name: email } )
			).toContainText( '$15.00' );
		} );
		way.end( 16 );
	}
);
