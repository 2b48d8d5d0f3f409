/** Somebody joins a list of Mailchimp: a refusal keeps what was typed, the second try is thanked. */
import assert from 'node:assert/strict';
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'mailchimp' );

const FORM = '.wp-block-jetpack-mailchimp';
const FIELD = `${ FORM } input[type="email"]`;

export async function run( page, { url, asked } ) {
	await page.open( url );
	// The browser writes an answer that refuses something to its console.
	page.allow( /422/ );
	await page.type( FIELD, 'fake@example.org' );
	await page.press( 'Enter' );
	await page.waitForText( `${ FORM }_error [role="alert"]`, /\w/ );
	await page.waitForFocus( FIELD );
	assert.equal(
		await page.evaluate(
			( each ) => document.querySelector( each ).value,
			FIELD
		),
		'fake@example.org'
	);
	await page.type( FIELD, 'ada@example.org' );
	await page.click( `${ FORM } button[type="submit"]` );
	await page.waitForFocus( '.mainstreet-form__success' );
	assert.equal( ( await asked( 'us0.api.mailchimp.com' ) ).length, 2 );
}
