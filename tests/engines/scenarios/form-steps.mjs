/** A form in steps: one at a time, the browser’s way back, nothing typed is lost. */
import { contactForm } from '../demo.mjs';

const step = ( name, fields ) =>
	`<!-- wp:jetpack/form-step {"stepLabel":"${ name }"} -->
<div class="wp-block-jetpack-form-step">${ fields }</div>
<!-- /wp:jetpack/form-step -->`;
const button = ( text, id ) =>
	`<!-- wp:jetpack/button {"element":"button","uniqueId":"${ id }","text":"${ text }"} /-->`;

export const content = contactForm(
	`<!-- wp:jetpack/form-progress-indicator {"variant":"dots"} /-->
<!-- wp:jetpack/form-step-container -->
<div class="wp-block-jetpack-form-step-container">${ step(
		'About you',
		'<!-- wp:jetpack/field-name {"required":true} /-->'
	) }${ step(
		'Anything else',
		'<!-- wp:jetpack/field-textarea {"label":"Wishes"} /-->'
	) }</div>
<!-- /wp:jetpack/form-step-container -->
<!-- wp:jetpack/form-step-navigation -->
<div class="wp-block-jetpack-form-step-navigation">${
		button( 'Go back', 'previous-step' ) +
		button( 'Go on', 'next-step' ) +
		button( 'Ask for a boat', 'submit-step' )
	}</div>
<!-- /wp:jetpack/form-step-navigation -->`,
	'{"variationName":"multistep"}'
);

const FORM = '.wp-block-jetpack-contact-form';
const NAME = `${ FORM } [name="f[name]"]`;
const COUNT = '.mainstreet-form__count';

export async function run( page, { url } ) {
	await page.open( url );
	await page.waitForText( COUNT, 'Step 1 of 2' );
	await page.focus( NAME );
	await page.press( 'Enter' );
	await page.waitForAttribute( NAME, 'aria-invalid', 'true' );
	await page.type( NAME, 'Ada' );
	await page.press( 'Enter' );
	await page.waitForText( COUNT, 'Step 2 of 2' );
	await page.waitForGone( NAME );
	await page.type( `${ FORM } textarea`, 'Two oars' );
	await page.back();
	await page.waitForText( COUNT, 'Step 1 of 2' );
	await page.waitUntil(
		'what was typed is still there',
		( field ) => document.querySelector( field ).value === 'Ada',
		[ NAME ]
	);
	await page.click( `${ FORM } button`, { text: 'Go on' } );
	await page.waitForText( COUNT, 'Step 2 of 2' );
	await page.click( `${ FORM } button`, { text: 'Ask for a boat' } );
	await page.waitForText( '.contact-form-submission', 'Two oars' );
}
