/** A post's newsletter, seen from its editor: before publishing, waiting, cancelled. */
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

test(
	'an author looks at a test, publishes, and takes the newsletter back before it is sent',
	{ tag: [ '@site', '@core', '@main' ] },
	async ( { admin, editor, page, mails, requestUtils } ) => {
		const { item } = await requestUtils.rest< { item: { id: number } } >( {
			method: 'POST',
			path: '/mainstreet/v1/subscribers',
			data: { email: 'panel@example.org', consent: true },
		} );
		try {
			await admin.createNewPost( { title: 'Bread', content: 'Fresh.' } );
			await editor.canvas
				.getByRole( 'textbox', { name: 'Add title' } )
				.fill( 'Fresh bread' );
			await page
				.getByRole( 'region', { name: 'Editor top bar' } )
				.getByRole( 'button', { name: 'Publish', exact: true } )
				.click();
			const panel = page.getByRole( 'region', {
				name: 'Editor publish',
			} );
			await expect( panel ).toContainText(
				/This post will be sent to \d+ readers?\./
			);
			await panel
				.getByRole( 'textbox', { name: 'Email subject' } )
				.fill( 'Rye is back' );
			await panel
				.getByRole( 'textbox', { name: 'Preview text' } )
				.fill( 'Come early' );
			await panel
				.getByRole( 'button', { name: 'Preview email' } )
				.click();
			const preview = page.getByRole( 'dialog', {
				name: 'Email preview',
			} );
			await expect( preview ).toContainText( 'Rye is back' );
			await expect(
				preview
					.frameLocator( 'iframe' )
					.getByRole( 'heading', { name: 'Fresh bread' } )
			).toBeVisible();
			expect( await audit( page, '.components-modal__frame' ) ).toEqual(
				[]
			);
			await preview.getByRole( 'button', { name: 'Close' } ).click();
			await panel
				.getByRole( 'button', { name: 'Send test email' } )
				.click();
			await expect( panel.getByRole( 'status' ) ).toContainText(
				'Test email sent to admin@example.com.'
			);
			// Posts of other tests may be on their way to readers.
			expect(
				mails()
					.map( ( { subject } ) => subject )
					.filter( ( subject ) => subject.startsWith( '[Test]' ) )
			).toEqual( [ '[Test] Rye is back' ] );
			expect( await audit( page, '.editor-post-publish-panel' ) ).toEqual(
				[]
			);

			await panel
				.getByRole( 'button', { name: 'Publish', exact: true } )
				.click();
			await expect( panel ).toContainText(
				/This post will be sent to \d+ readers?/
			);
			await expect( panel ).not.toContainText( 'has been sent' );
			expect( await audit( page, '.editor-post-publish-panel' ) ).toEqual(
				[]
			);
			await panel
				.getByRole( 'button', { name: 'Cancel sending' } )
				.click();
			await panel
				.getByRole( 'button', { name: 'Cancel sending' } )
				.click();
			await expect( panel ).toContainText(
				'Sending was canceled. This post was not sent to anyone.'
			);
		} finally {
			await requestUtils.rest( {
				method: 'DELETE',
				path: `/mainstreet/v1/subscribers/${ item.id }`,
			} );
		}
	}
);
