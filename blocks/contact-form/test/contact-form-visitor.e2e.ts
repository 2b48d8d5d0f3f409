/** The contact form as visitors meet it: sent by keyboard, and without network. */
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const FORM = `<!-- wp:jetpack/contact-form {"subject":"Boat hire"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true,"width":50} /-->

<!-- wp:jetpack/field-email {"required":true,"width":50} /-->

<!-- wp:jetpack/field-radio {"label":"Boat","required":true,"options":["Kayak","Dinghy"]} /-->

<!-- wp:jetpack/field-slider {"label":"Hours","min":1,"max":8,"defaultValue":"2"} /-->

<!-- wp:jetpack/field-textarea {"label":"Wishes"} /-->

<!-- wp:jetpack/field-checkbox {"label":"I can swim","required":true} /-->

<!-- wp:jetpack/button {"element":"button","text":"Ask for a boat"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const BLOCK = '.wp-block-jetpack-contact-form';

/** The browser writes an answer that refuses something to its console. */
const REFUSED = /the server responded with a status of 422/;

const name = ( page: Page ) => page.getByRole( 'textbox', { name: 'Name' } );
const email = ( page: Page ) => page.getByRole( 'textbox', { name: 'Email' } );
const button = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Ask for a boat' } );

async function fill( page: Page, wishes = 'Two oars' ) {
	await name( page ).fill( 'Ada <b>' );
	await email( page ).fill( 'ada@example.org' );
	await page.getByLabel( 'Kayak' ).check();
	await page.getByLabel( 'Wishes' ).fill( wishes );
	await page.getByLabel( 'I can swim' ).check();
}

const success = ( page: Page ) => page.locator( '.contact-form-submission' );

test(
	'fill, fail, correct and send by keyboard',
	{ tag: [ '@core', '@main' ] },
	async ( { publish, visit, allow } ) => {
		allow( REFUSED );
		const { url } = await publish( FORM, { type: 'page' } );
		const page = await visit( url );
		expect( await audit( page, BLOCK ) ).toEqual( [] );

		await name( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Please correct the highlighted fields'
		);
		await expect( name( page ) ).toBeFocused();
		await expect( name( page ) ).toHaveAccessibleDescription(
			'Please fill in this field.'
		);
		expect( await audit( page, BLOCK ) ).toEqual( [] );

		await page.keyboard.type( 'Ada' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'ada@nowhere' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( page.locator( `${ BLOCK } output` ) ).toHaveText( '3' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Two oars' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Tab' );
		await expect( button( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );

		// What only the server knows to be wrong.
		await expect( email( page ) ).toBeFocused();
		await expect( email( page ) ).toHaveAccessibleDescription(
			/email address such as/
		);
		await expect( name( page ) ).toHaveValue( 'Ada' );
		expect( await audit( page, BLOCK ) ).toEqual( [] );
		await page.keyboard.press( 'End' );
		await page.keyboard.type( '.example' );
		await page.keyboard.press( 'Enter' );

		await expect( success( page ) ).toContainText( 'Message Sent' );
		await expect( success( page ) ).toContainText( 'Two oars' );
		await expect(
			page.locator( '.mainstreet-form__success' )
		).toBeFocused();
		expect( await audit( page, BLOCK ) ).toEqual( [] );
	}
);

test( 'without network the text stays, and is sent once when it is back', async ( {
	publish,
	visit,
	allow,
	requestUtils,
} ) => {
	allow( /ERR_FAILED|request failed/ );
	const { id, url } = await publish( FORM, { type: 'page' } );
	const page = await visit( url );
	await fill( page );
	// Neither does it go when the visitor looks at another page.
	await page.getByRole( 'link', { name: 'Mainstreet' } ).first().click();
	await page.goBack();
	await expect( page.getByLabel( 'Wishes' ) ).toHaveValue( 'Two oars' );
	await expect( name( page ) ).toHaveValue( 'Ada <b>' );
	await expect( page.getByLabel( 'Kayak' ) ).toBeChecked();
	// The answer is lost, not the question: a repetition must not store it again.
	await page.route(
		/forms\/submit/,
		async ( route ) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 }
	);
	await button( page ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'Your text is still here'
	);
	await expect( page.getByLabel( 'Wishes' ) ).toHaveValue( 'Two oars' );
	await button( page ).click();
	await expect( success( page ) ).toContainText( 'Two oars' );
	const { items } = await requestUtils.rest< { items: unknown[] } >( {
		path: `/mainstreet/v1/feedback?source=${ id }`,
	} );
	expect( items ).toHaveLength( 1 );
} );
