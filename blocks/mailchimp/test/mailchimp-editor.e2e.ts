import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { showSetting } from '@tests/e2e/inspector';

test(
	'an editor is led to the host and back, looks again, picks a group and hears a notification',
	{ tag: '@main' },
	async ( { admin, editor, page, pretend } ) => {
		const { canvas } = editor;
		await admin.createNewPost( { title: 'The list' } );
		// As PHP prints it where `mainstreet_is_user_connected` is false.
		await page.evaluate( () => {
			const state: { mainstreetBlocks?: object } = Object( window );
			state.mainstreetBlocks = {
				...state.mainstreetBlocks,
				connectTo: 'Quay Hosting',
			};
		} );
		await editor.insertBlock( { name: 'jetpack/mailchimp' } );
		await canvas
			.getByRole( 'button', { name: 'Connect to Quay Hosting' } )
			.click();
		// The new post was saved, so that there is one to come back to.
		await page.getByRole( 'link', { name: 'Back to the editor' } ).click();
		await expect(
			canvas.getByRole( 'textbox', { name: 'Add title' } )
		).toHaveText( 'The list' );
		await expect(
			canvas.getByRole( 'link', { name: /Set up Mailchimp form/ } )
		).toBeVisible();

		await pretend( {
			options: {
				connectors_newsletter_mailchimp_api_key:
					'0123456789abcdef0123456789abcdef-us0',
				mainstreet_settings: { mailchimp_audience: 'list1' },
			},
		} );
		await canvas
			.getByRole( 'button', { name: 'Re-check Connection' } )
			.click();
		const consent = canvas.getByRole( 'textbox', { name: 'Consent text' } );
		await consent.click();
		await editor.openDocumentSettingsSidebar();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		const group = settings.getByRole( 'checkbox', { name: 'Recipes' } );
		await showSetting( page, 'Mailchimp groups', 'Groups' );
		await group.check();

		const notification = canvas.locator(
			'.wp-block-jetpack-mailchimp_notification'
		);
		await settings
			.getByRole( 'textbox', { name: 'Success text' } )
			.fill( 'You are in.' );
		await expect( notification ).toHaveText( 'You are in.' );
		await editor.saveDraft();
		await expect( notification ).toBeHidden();

		await page.reload();
		await consent.click();
		await expect( group ).toBeChecked();
		expect( await getInvalidBlocks( page ) ).toEqual( [] );
		expect( await editor.getEditedPostContent() ).toContain(
			'<!-- wp:jetpack/mailchimp {"interests":["f00dbabe01"],"successLabel":"You are in."} -->'
		);
	}
);
