/** Settings > Mainstreet > Payments. */
import { audit } from '../sweeps/axe';
import { expect, test } from './fixtures';
import { STRIPE_TEST_KEY, saveScreenshot } from './payments';

test(
	'the settings of payments show services, webhook and limits, and lead to the screen and back to the editor',
	{ tag: '@main' },
	async ( { admin, page, pretend, publish } ) => {
		const { id } = await publish( '', { status: 'draft' } );
		const state = Buffer.from(
			JSON.stringify( { from_editor_post_id: id } )
		).toString( 'base64' );
		const visit = () =>
			admin.visitAdminPage(
				'options-general.php',
				`page=mainstreet&state=${ encodeURIComponent(
					state
				) }#/payments/stripe`
			);
		const back = page.getByRole( 'link', { name: 'Back to the editor' } );
		await visit();
		await expect( back ).toHaveAttribute(
			'href',
			new RegExp( `post=${ id }&action=edit&stripe_connect_cancelled=1` )
		);
		await expect(
			page.getByRole( 'link', { name: 'Payments', exact: true } ).last()
		).toHaveAttribute( 'aria-current', 'page' );
		await pretend( { options: STRIPE_TEST_KEY } );
		await page.goto( 'about:blank' );
		await visit();
		await expect( back ).toHaveAttribute(
			'href',
			/stripe_connect_success=1/
		);
		await expect(
			page.getByText( 'Test mode: no one is charged' )
		).toBeVisible();
		const region = ( name: string ) => page.getByRole( 'region', { name } );
		await expect( region( 'Stripe: test payment events' ) ).toBeVisible();
		await expect( region( 'PayPal sandbox' ) ).toBeVisible();
		// The mode that is not in use is folded up.
		await expect( region( 'Stripe, live mode' ) ).toBeHidden();
		await page.getByText( 'Live payment providers' ).click();
		await expect( region( 'Stripe, live mode' ) ).toBeVisible();
		await expect(
			page.getByRole( 'combobox', { name: 'Currency' } )
		).toBeVisible();
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await saveScreenshot( page, 'settings' );
		await page
			.getByRole( 'link', { name: /^Refund or export orders/ } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Payments', level: 1 } )
		).toBeVisible();
		await expect( page.getByText( /Stripe.*: test mode/ ) ).toBeVisible();
	}
);
