/** Somebody subscribes: a wrong address is explained, a right one gets a mail to confirm. */
import assert from 'node:assert/strict';
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'subscriptions' );

const FORM = '.wp-block-jetpack-subscriptions';
const FIELD = `${ FORM } [name="f[email]"]`;

export async function run( page, { url, site } ) {
	const email = 'reader@example.org';
	await page.open( url );
	await page.type( FIELD, 'reader' );
	await page.press( 'Enter' );
	await page.waitForText( `${ FORM } .mainstreet-form__error`, /\w/ );
	await page.waitForFocus( FIELD );
	await page.type( FIELD, email );
	await page.click( `${ FORM } button[type="submit"]` );
	await page.waitForText(
		`${ FORM } [role="status"]`,
		'An email was just sent'
	);
	assert.equal( site.mails().filter( ( { to } ) => to === email ).length, 1 );
}
