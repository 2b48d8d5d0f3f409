import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const CLIENT = 'ca-pub-1234567890123456';

test(
	'what stands in a format is set on a tab of its own',
	{ tag: '@site' },
	async ( { admin, allow, page, requestUtils } ) => {
		allow( /status of 400 .*mainstreet\/v1\/settings/ );
		const putBack = () =>
			requestUtils.rest( {
				method: 'POST',
				path: '/mainstreet/v1/settings',
				data: {
					ads_client: '',
					ads_mrec_kind: '',
					ads_mrec_slot: '',
				},
			} );
		await putBack();
		await admin.visitAdminPage(
			'options-general.php',
			'page=mainstreet#/ads'
		);
		const form = page.getByRole( 'form', { name: 'Ads' } );
		await form
			.getByRole( 'textbox', { name: 'AdSense publisher ID' } )
			.fill( 'pub-1' );
		const format = form.getByRole( 'combobox', {
			name: 'Rectangle 300 × 250',
		} );
		await expect(
			form.getByRole( 'textbox', {
				name: 'Rectangle 300 × 250: slot ID',
			} )
		).toHaveCount( 0 );
		await format.selectOption( 'AdSense unit' );
		await form
			.getByRole( 'textbox', { name: 'Rectangle 300 × 250: slot ID' } )
			.fill( '6543210987' );
		await form.getByRole( 'button', { name: 'Save' } ).click();
		const client = form.getByRole( 'textbox', {
			name: 'AdSense publisher ID',
		} );
		await expect( client ).toHaveAccessibleDescription(
			/Enter the ID as shown in AdSense: ca-pub- followed by 10 to 16 digits\.$/
		);
		await expect( client ).toBeFocused();
		expect( await audit( page, '.mainstreet-settings' ) ).toEqual( [] );
		try {
			await form
				.getByRole( 'textbox', { name: 'AdSense publisher ID' } )
				.fill( CLIENT );
			await form.getByRole( 'button', { name: 'Save' } ).click();
			await expect( form ).toContainText( 'Saved.' );
			await page.reload();
			await expect(
				form.getByRole( 'textbox', {
					name: 'Rectangle 300 × 250: slot ID',
				} )
			).toHaveValue( '6543210987' );
		} finally {
			await putBack();
		}
	}
);
