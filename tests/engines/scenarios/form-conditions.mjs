/** A field comes and goes with the answer it waits for. */
import { contactForm, submitButton } from '../demo.mjs';

export const content = contactForm(
	`<!-- wp:jetpack/field-radio {"id":"boat","label":"Boat","required":true,"options":["None","Dinghy"]} /-->
<!-- wp:jetpack/field-text {"id":"length","label":"Length","required":true,"showWhen":{"field":"boat","is":"is","value":"Dinghy"}} /-->
${ submitButton( 'Ask' ) }`
);

const FORM = '.wp-block-jetpack-contact-form';
const LENGTH = `${ FORM } input[type="text"].grunion-field`;

export async function run( page, { url } ) {
	await page.open( url );
	await page.waitForGone( LENGTH );
	await page.click( `${ FORM } label`, { text: 'Dinghy' } );
	await page.waitFor( LENGTH );
	await page.click( `${ FORM } button[type="submit"]` );
	await page.waitForFocus( LENGTH );
	await page.click( `${ FORM } label`, { text: 'None' } );
	await page.waitForGone( LENGTH );
	await page.click( `${ FORM } button[type="submit"]` );
	await page.waitForText( '.contact-form-submission', 'None' );
}
