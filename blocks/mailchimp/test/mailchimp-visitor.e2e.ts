import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const HOST = 'us0.api.mailchimp.com';
const FORM = '.wp-block-jetpack-mailchimp';
const connected = {
	options: {
		connectors_newsletter_mailchimp_api_key:
			'0123456789abcdef0123456789abcdef-us0',
		mainstreet_settings: { mailchimp_audience: 'list1' },
	},
};

const CONTENT = `<!-- wp:jetpack/mailchimp {"interests":["f00dbabe01"],"successLabel":"You are on the list.","errorLabel":"Whoops, not now.","processingLabel":"One moment…","signupFieldTag":"SOURCE","signupFieldValue":"Blog"} -->
<!-- wp:jetpack/button {"element":"button","text":"Join us","uniqueId":"mailchimp-widget-id"} /-->
<!-- /wp:jetpack/mailchimp -->`;

test.describe( 'A Mailchimp form on the page', () => {
	test(
		'takes a sign-up by keyboard, with what the form says, and announces it',
		{ tag: '@main' },
		async ( { publish, visit, fakes, allow } ) => {
			// The browser writes an answer that refuses something to its console.
			allow( /the server responded with a status of 422/ );
			const { url } = await publish( CONTENT );
			const page = await visit( url, connected );
			const field = page.getByRole( 'textbox', {
				name: 'Email address',
			} );
			expect( await audit( page, FORM ) ).toEqual( [] );

			// A refusal is shown beside the field, which keeps what was typed.
			await field.fill( 'fake@example.org' );
			await field.press( 'Enter' );
			// By the class that themes know.
			await expect(
				page.locator( `${ FORM }_error` ).getByRole( 'alert' )
			).toHaveText( 'Please check the email address.' );
			await expect( field ).toHaveAccessibleDescription(
				/cannot be subscribed/
			);
			await expect( field ).toBeFocused();
			await expect( field ).toHaveValue( 'fake@example.org' );
			expect( await audit( page, FORM ) ).toEqual( [] );

			await field.fill( 'Ada@example.org' );
			await page.keyboard.press( 'Tab' );
			await expect(
				page.getByRole( 'button', { name: 'Join us' } )
			).toBeFocused();
			await page.keyboard.press( 'Enter' );
			const done = page.locator( '.mainstreet-form__success' );
			await expect( done ).toHaveText( 'You are on the list.' );
			await expect( done ).toBeFocused();
			expect( await audit( page, FORM ) ).toEqual( [] );

			const log = await fakes.log( HOST );
			expect( log.map( ( { method } ) => method ) ).toEqual( [
				'PUT',
				'PUT',
			] );
			expect( JSON.parse( log[ 1 ]?.body ?? '' ) ).toEqual( {
				email_address: 'Ada@example.org',
				status_if_new: 'pending',
				language: 'en',
				interests: { f00dbabe01: true },
				merge_fields: { SOURCE: 'Blog' },
			} );
		}
	);
} );
