/** A file goes with a form: what can’t be accepted is told before anything is sent. */
import { contactForm, submitButton } from '../demo.mjs';

export const content = contactForm(
	`<!-- wp:jetpack/field-file {"label":"Papers","maxfiles":2,"accept":"txt,pdf"} /-->
${ submitButton( 'Send' ) }`,
	'{"subject":"Papers"}'
);

const FORM = '.wp-block-jetpack-contact-form';
const FIELD = `${ FORM } input[type="file"]`;
const ROWS = `${ FORM } [aria-label="Selected files"]`;

/** Runs in the page: chooses a file, as the browser’s own window would. */
function choose( selector, name, bytes ) {
	const chosen = new window.DataTransfer();
	chosen.items.add(
		new File( [ 'I may sail.\n'.repeat( bytes / 12 ) ], name, {
			type: 'text/plain',
		} )
	);
	const field = document.querySelector( selector );
	field.files = chosen.files;
	field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

export async function run( page, { url } ) {
	await page.open( url );
	await page.waitFor( FIELD );
	await page.evaluate( choose, FIELD, 'program.exe', 30 );
	await page.waitForAttribute( FIELD, 'aria-invalid', 'true' );
	await page.waitForText(
		FORM,
		'“program.exe” is not an allowed file type.'
	);
	await page.click( `${ ROWS } button` );

	await page.evaluate( choose, FIELD, 'licence.txt', 400 * 1024 );
	await page.waitForText( ROWS, /licence\.txt.*400 kB/ );
	await page.click( `${ FORM } button[type="submit"]` );
	await page.waitForText( '.contact-form-submission', 'licence.txt' );
}
