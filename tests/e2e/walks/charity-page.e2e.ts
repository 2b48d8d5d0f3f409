/** From an empty page to a charity's first donation: an amount of the donor's own, thanks, a receipt, and the order. */
import { expect, test } from '../fixtures';
import { readLetter } from './letters';
import { walk } from './walk';
import { beginPage, insertBlock, isNarrow, publishFromEditor } from './ways';

test.afterEach( async ( { requestUtils } ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/mainstreet/v1/settings',
		data: { 'stripe-secret-test': null },
	} );
} );

test(
	'a charity asks for donations with a ready-made appeal, and a donor gets thanks and a receipt',
	{ tag: '@site' },
	async ( { admin, editor, mails, page, runCron, visit } ) => {
		test.slow();
		const email = `donor${ Date.now() }@example.org`;
		const way = walk( page, 'charity-page' );
		await way.step( 'add a page', () =>
			beginPage( { admin, editor, page, way }, 'Help the lifeboat' )
		);
		const connect = editor.canvas
			.getByRole( 'button', { name: 'Connect Stripe' } )
			.first();
		await way.step( 'appeal', async () => {
			await insertBlock( page, way, 'charity', 'Donation appeal' );
			await expect( connect ).toBeVisible();
		} );
		const card = page.getByRole( 'region', { name: 'Stripe, test mode' } );
		await way.step( 'connect', async () => {
			await way.click( connect );
			await way.fill(
				card.getByRole( 'textbox' ).first(),
				'sk_test_charity1'
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
		const donor = await visit( url, { width: 390, height: 844 } );
		way.turnTo( donor );
		await way.step( 'own amount', async () => {
			await way.fill(
				donor.getByRole( 'textbox', { name: /custom amount/i } ),
				'20'
			);
			expect( await isNarrow( donor ) ).toBe( true );
			await way.click(
				donor.getByRole( 'button', { name: 'Donate', exact: true } )
			);
			await donor.waitForURL( /checkout\.stripe\.com/ );
		} );
		await way.step( 'thanks', async () => {
			await way.fill(
				donor.getByRole( 'textbox', { name: 'Email' } ),
				email
			);
			await way.click(
				donor.getByRole( 'button', { name: 'Pay', exact: true } )
			);
			await donor.waitForURL( /mainstreet_thanks/ );
			await expect( donor.getByRole( 'status' ).first() ).toContainText(
				'Thank you'
			);
		} );
		const isReceipt = ( { to }: { to: string } ) => to === email;
		await expect
			.poll( async () => {
				await runCron( 'mainstreet_order_mail' );
				return mails().filter( isReceipt ).length;
			} )
			.toBeGreaterThan( 0 );
		const receipt = await readLetter( mails().find( isReceipt ) );
		expect( receipt.text ).toContain( '$20.00' );
		way.turnTo( page );
		await way.step( 'order', async () => {
			await admin.visitAdminPage(
				'admin.php',
				'page=mainstreet-payments'
			);
			await expect(
				page.getByRole( 'row', { name: email } )
			).toContainText( '$20.00' );
		} );
		way.end( 15 );
	}
);
