/** Who leaves a form half filled and comes back, out of whatever cache, sends what was typed. */
import { contactForm, submitButton } from '../demo.mjs';

export const content = contactForm(
	`<!-- wp:jetpack/field-name {"required":true} /-->
<!-- wp:jetpack/field-textarea {"label":"Wishes"} /-->
${ submitButton( 'Send' ) }`
);

const FORM = '.wp-block-jetpack-contact-form';
const NAME = `${ FORM } [name="f[name]"]`;

export async function run( page, { url } ) {
	await page.open( url );
	await page.type( NAME, 'Ada' );
	await page.type( `${ FORM } textarea`, 'Two oars' );
	await page.open( '/' );
	await page.back();
	await page.waitForUrl( new RegExp( `^${ url }` ) );
	await page.waitUntil(
		'what was typed is still there',
		( field ) => document.querySelector( field )?.value === 'Ada',
		[ NAME ]
	);
	await page.click( `${ FORM } button[type="submit"]` );
	await page.waitForText( '.contact-form-submission', 'Two oars' );

	// The form that was sent is not sent again by the way back.
	await page.open( '/' );
	await page.back();
	await page.waitForUrl( new RegExp( `^${ url }` ) );
	await page.waitFor( FORM );
}
