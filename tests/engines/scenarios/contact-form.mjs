/** A form is checked, explains what is missing, is sent, and thanks. */
import { contactForm, submitButton } from '../demo.mjs';

export const content = contactForm(
	`<!-- wp:jetpack/field-name {"required":true,"width":50} /-->
<!-- wp:jetpack/field-email {"required":true,"width":50} /-->
<!-- wp:jetpack/field-date {"label":"Day"} /-->
<!-- wp:jetpack/field-select {"label":"Boat","options":["Kayak","Dinghy"]} /-->
<!-- wp:jetpack/field-radio {"label":"Time","required":true,"options":["Morning","Afternoon"]} /-->
<!-- wp:jetpack/field-slider {"label":"Hours","min":1,"max":8,"defaultValue":"2"} /-->
<!-- wp:jetpack/field-textarea {"label":"Wishes"} /-->
<!-- wp:jetpack/field-checkbox {"label":"I can swim","required":true} /-->
${ submitButton( 'Ask for a boat' ) }`,
	'{"subject":"Boat hire"}'
);

const FORM = '.wp-block-jetpack-contact-form';
const NAME = `${ FORM } [name="f[name]"]`;
const EMAIL = `${ FORM } [name="f[email]"]`;
const WISHES = `${ FORM } textarea`;

export async function run( page, { url } ) {
	await page.open( url );
	await page.focus( NAME );
	await page.press( 'Enter' );
	await page.waitForText(
		`${ FORM } [role="alert"]`,
		'Please correct the highlighted fields'
	);
	await page.waitForFocus( NAME );
	await page.waitForText(
		`${ FORM } .mainstreet-form__error`,
		'Please fill in this field.'
	);
	await page.type( NAME, 'Ada' );
	await page.type( EMAIL, 'ada@nowhere' );
	await page.click( `${ FORM } label`, { text: 'Afternoon' } );
	await page.focus( `${ FORM } input[type="range"]` );
	await page.press( 'ArrowRight' );
	await page.waitForText( `${ FORM } output`, '3' );
	await page.type( WISHES, 'Two oars' );
	await page.click( `${ FORM } input[type="checkbox"]` );
	await page.click( `${ FORM } button[type="submit"]` );

	// What only the server knows to be wrong.
	await page.waitForFocus( EMAIL );
	await page.waitForAttribute( EMAIL, 'aria-invalid', 'true' );
	await page.type( EMAIL, 'ada@example.org' );
	await page.click( `${ FORM } button[type="submit"]` );
	await page.waitForText( '.contact-form-submission', 'Two oars' );
	await page.waitForText( '.contact-form-submission', 'Afternoon' );
	await page.waitForFocus( '.mainstreet-form__success' );
}
