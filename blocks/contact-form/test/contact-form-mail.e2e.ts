/** The owner's mail about a response, and its links. */
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const FORM = `<!-- wp:jetpack/contact-form {"to":"owner-of-mail-links@example.org"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name /-->

<!-- wp:jetpack/field-email /-->

<!-- wp:jetpack/field-file {"label":"Licence"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

test( 'from the mail a file is fetched and a response marked as spam, by a button', async ( {
	page,
	publish,
	visit,
	mails,
	requestUtils,
} ) => {
	const { id, url } = await publish( FORM, { type: 'page' } );
	const visitor = await visit( url );
	await visitor.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
	await visitor
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ada@example.org' );
	await visitor.getByLabel( 'Licence' ).setInputFiles( {
		name: 'licence.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from( 'I may sail.' ),
	} );
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	await expect( visitor.locator( '.contact-form-submission' ) ).toBeVisible();

	const find = () =>
		mails().find( ( { to } ) =>
			String( to ).includes( 'owner-of-mail-links' )
		);
	await expect.poll( find ).toBeTruthy();
	const mail = await visit( url, { javaScript: false } );
	await mail.setContent( find()?.message ?? '' );
	const read = ( name: string | RegExp ) =>
		mail.getByRole( 'link', { name } ).getAttribute( 'href' );
	expect( await read( 'Reply' ) ).toMatch(
		/^mailto:ada@example\.org\?subject=Re%3A/
	);
	const file = await read( /licence\.txt/ );
	const spam = await read( 'Mark as spam' );

	// A stranger, such as a program that opens all links of a mail, is asked to log in.
	await visitor.goto( spam ?? '' );
	await expect( visitor ).toHaveURL( /wp-login\.php/ );

	const response = await page.request.get( file ?? '' );
	expect( await response.text() ).toBe( 'I may sail.' );
	expect( response.headers()[ 'content-disposition' ] ).toContain(
		'licence.txt'
	);

	const getSpam = async () =>
		(
			await requestUtils.rest< { items: unknown[] } >( {
				path: `/mainstreet/v1/feedback?source=${ id }&status=spam`,
			} )
		).items.length;
	await page.goto( spam ?? '' );
	await expect(
		page.getByRole( 'cell', { name: 'Ada', exact: true } )
	).toBeVisible();
	expect( await audit( page, '.wrap' ) ).toEqual( [] );
	expect( await getSpam() ).toBe( 0 );
	await page.getByRole( 'button', { name: 'Mark as spam' } ).click();
	await expect( page ).toHaveURL( /#\/spam\/\d+$/ );
	expect( await getSpam() ).toBe( 1 );
} );
