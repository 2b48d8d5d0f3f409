/** A form in steps: built in the editor, gone through with and without script. */
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const step = ( name: string, fields: string ) =>
	`<!-- wp:jetpack/form-step {"stepLabel":"${ name }"} -->
<div class="wp-block-jetpack-form-step">${ fields }</div>
<!-- /wp:jetpack/form-step -->`;

const button = ( text: string, id: string ) =>
	`<!-- wp:jetpack/button {"element":"button","uniqueId":"${ id }","text":"${ text }"} /-->`;

const FORM = `<!-- wp:jetpack/contact-form {"variationName":"multistep"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/form-progress-indicator {"variant":"dots"} /-->

<!-- wp:jetpack/form-step-container -->
<div class="wp-block-jetpack-form-step-container">${ step(
	'About you',
	'<!-- wp:jetpack/field-name {"required":true,"width":50} /--><!-- wp:jetpack/field-email {"required":true,"width":50} /-->'
) }

${ step(
	'Your boat',
	'<!-- wp:jetpack/field-radio {"label":"Boat","required":true,"options":["Kayak","Dinghy"]} /-->'
) }

${ step( 'Anything else', '<!-- wp:jetpack/field-textarea {"label":"Wishes"} /-->' ) }</div>
<!-- /wp:jetpack/form-step-container -->

<!-- wp:jetpack/form-step-navigation -->
<div class="wp-block-jetpack-form-step-navigation">${ button(
	'Go back',
	'previous-step'
) }${ button( 'Go on', 'next-step' ) }${ button(
	'Ask for a boat',
	'submit-step'
) }</div>
<!-- /wp:jetpack/form-step-navigation --></div>
<!-- /wp:jetpack/contact-form -->`;

const BLOCK = '.wp-block-jetpack-contact-form';

/** The browser writes an answer that refuses something to its console. */
const REFUSED = /the server responded with a status of 422/;

const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name, exact: true } );
const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const name = ( page: Page ) =>
	page.locator( BLOCK ).getByRole( 'textbox', { name: 'Name' } );
const email = ( page: Page ) =>
	page.locator( BLOCK ).getByRole( 'textbox', { name: 'Email' } );
const count = ( page: Page ) => page.locator( '.mainstreet-form__count' );

test(
	'one step at a time: checked, spoken, with keys alone, and sent',
	{ tag: '@main' },
	async ( { publish, visit, allow } ) => {
		test.slow();
		allow( REFUSED );
		const { url } = await publish( FORM, { type: 'page' } );
		const page = await visit( url );
		await expect( count( page ) ).toHaveText( 'Step 1 of 3' );
		await expect( heading( page, 'Your boat' ) ).toBeHidden();
		await expect( press( page, 'Go back' ) ).toBeHidden();
		await expect( press( page, 'Ask for a boat' ) ).toBeHidden();
		expect( await audit( page, BLOCK ) ).toEqual( [] );

		// Enter goes on, and the step is checked before.
		await name( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( name( page ) ).toBeFocused();
		await expect( name( page ) ).toHaveAccessibleDescription(
			'Please fill in this field.'
		);
		await page.keyboard.type( 'Ada' );
		await expect( name( page ) ).toHaveAccessibleDescription( '' );
		await email( page ).fill( 'ada' );
		await page.keyboard.press( 'Enter' );
		await expect( email( page ) ).toBeFocused();
		await expect( email( page ) ).toHaveAccessibleDescription(
			'Please enter an email address such as name@example.com.'
		);
		expect( await audit( page, BLOCK ) ).toEqual( [] );
		// A browser takes this address for one; the server will not.
		await email( page ).fill( 'ada@nowhere' );
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, 'Your boat' ) ).toBeFocused();
		await expect( count( page ) ).toHaveText( 'Step 2 of 3' );
		await expect( name( page ) ).toBeHidden();

		await press( page, 'Go on' ).click();
		const group = page.getByRole( 'group', { name: /^Boat/ } );
		await expect( group ).toContainText( 'Please choose an option.' );
		await page.getByLabel( 'Kayak' ).check();
		await press( page, 'Go on' ).click();
		await expect( heading( page, 'Anything else' ) ).toBeFocused();
		await expect( press( page, 'Go on' ) ).toBeHidden();
		await page.getByLabel( 'Wishes' ).fill( 'Two oars' );

		// The browser's own way back, and on again: nothing typed is lost.
		await page.goBack();
		await expect( heading( page, 'Your boat' ) ).toBeFocused();
		await expect( page.getByLabel( 'Kayak' ) ).toBeChecked();
		await press( page, 'Go back' ).click();
		await expect( heading( page, 'About you' ) ).toBeFocused();
		await expect( name( page ) ).toHaveValue( 'Ada' );
		await press( page, 'Go on' ).click();
		await press( page, 'Go on' ).click();
		await expect( page.getByLabel( 'Wishes' ) ).toHaveValue( 'Two oars' );

		// What only the server knows brings back its step.
		await press( page, 'Ask for a boat' ).click();
		await expect( email( page ) ).toBeFocused();
		await expect( email( page ) ).toHaveAccessibleDescription(
			/email address such as/
		);
		await expect( count( page ) ).toHaveText( 'Step 1 of 3' );
		await email( page ).fill( 'ada@example.org' );
		await press( page, 'Go on' ).click();
		await press( page, 'Go on' ).click();
		await press( page, 'Ask for a boat' ).click();
		const thanks = page.locator( '.contact-form-submission' );
		await expect( thanks ).toContainText( 'Two oars' );
		await expect( thanks ).toContainText( 'Kayak' );

		// The way back leads to the empty form's first step.
		await page.getByRole( 'link', { name: 'Back to the form' } ).click();
		await expect( count( page ) ).toHaveText( 'Step 1 of 3' );
		await expect( name( page ) ).toHaveValue( '' );
	}
);

test( 'without script, and where the steps can’t be had, it is one long form', async ( {
	publish,
	visit,
	allow,
} ) => {
	const { url } = await publish( FORM, { type: 'page' } );
	const plain = await visit( url, { javaScript: false } );
	for ( const text of [ 'About you', 'Your boat', 'Anything else' ] ) {
		await expect( heading( plain, text ) ).toBeVisible();
	}
	await expect( press( plain, 'Go on' ) ).toBeHidden();
	await expect( plain.locator( '.mainstreet-form__progress' ) ).toBeHidden();
	await expect( press( plain, 'Go back' ) ).toBeHidden();
	await name( plain ).fill( 'Ada' );
	await email( plain ).fill( 'ada@example.org' );
	await plain.getByLabel( 'Dinghy' ).check();
	await press( plain, 'Ask for a boat' ).click();
	await expect( plain.locator( '.contact-form-submission' ) ).toContainText(
		'Dinghy'
	);

	allow( /form-steps|Failed to load resource/ );
	const page = await visit( url, {
		prepare: async ( blank ) =>
			void ( await blank.route( /form-steps\.js/, ( route ) =>
				route.abort()
			) ),
	} );
	await expect( heading( page, 'Anything else' ) ).toBeVisible();
	await name( page ).fill( 'Grace' );
	await email( page ).fill( 'grace@example.org' );
	await page.getByLabel( 'Kayak' ).check();
	await press( page, 'Ask for a boat' ).click();
	await expect( page.locator( '.contact-form-submission' ) ).toContainText(
		'Grace'
	);
} );

test( 'an author makes a form in steps, names a step and adds one', async ( {
	admin,
	editor,
	page,
	visit,
} ) => {
	test.slow();
	const { canvas } = editor;
	await admin.createNewPost( { title: 'Ask in steps' } );
	await editor.insertBlock( { name: 'jetpack/contact-form' } );
	await canvas
		.getByRole( 'button', { name: /Ask one question at a time/ } )
		.click();
	const names = canvas.getByRole( 'textbox', { name: 'Step name' } );
	await expect( names ).toHaveText( [ 'About you', 'Your question' ] );
	await names.first().fill( 'Who are you?' );
	await canvas
		.getByRole( 'textbox', { name: 'Button text' } )
		.nth( 1 )
		.fill( 'Onwards' );
	await canvas.getByRole( 'button', { name: 'Add step' } ).click();
	await expect( names ).toHaveCount( 3 );
	await names.nth( 2 ).fill( 'The end' );

	const id = await editor.publishPost();
	const content = await editor.getEditedPostContent();
	expect( content ).toContain(
		'<div class="wp-block-jetpack-form-step-container"><!-- wp:jetpack/form-step {"stepLabel":"Who are you?"} -->\n<div class="wp-block-jetpack-form-step">'
	);
	await page.reload();
	await expect( names ).toHaveCount( 3 );
	expect( await editor.getEditedPostContent() ).toBe( content );

	const visitor = await visit( `/?p=${ id }` );
	await expect( count( visitor ) ).toHaveText( 'Step 1 of 3' );
	await name( visitor ).fill( 'Ada' );
	await email( visitor ).fill( 'ada@example.org' );
	await press( visitor, 'Onwards' ).click();
	await expect( heading( visitor, 'Your question' ) ).toBeFocused();
	await visitor.getByLabel( 'Message' ).fill( 'Why?' );
	await press( visitor, 'Onwards' ).click();
	await expect( heading( visitor, 'The end' ) ).toBeFocused();
	await press( visitor, 'Send' ).click();
	await expect( visitor.locator( '.contact-form-submission' ) ).toContainText(
		'Why?'
	);
} );

test( 'padding of a step and of the progress is saved as other plugins save it', async ( {
	admin,
	editor,
	page,
	publish,
	visit,
} ) => {
	const { canvas } = editor;
	await admin.createNewPost();
	await editor.setContent( FORM );
	const first = canvas.locator( '.mainstreet-form__step' ).first();
	await expect( first ).toBeVisible();
	expect( await editor.getEditedPostContent() ).not.toContain( 'style=' );
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const store = select( 'core/block-editor' );
		for ( const slug of [ 'form-step', 'form-progress-indicator' ] ) {
			const id = store
				.getClientIdsWithDescendants()
				.find(
					( one: string ) =>
						store.getBlockName( one ) === `jetpack/${ slug }`
				);
			dispatch( 'core/block-editor' ).updateBlockAttributes( id, {
				style: { spacing: { padding: { top: '41px' } } },
			} );
		}
	} );
	await expect( first ).toHaveCSS( 'padding-top', '41px' );
	await expect
		.poll( () => editor.getEditedPostContent() )
		.toContain(
			'<div style="padding-top:41px" class="wp-block-jetpack-form-step">'
		);
	const content = await editor.getEditedPostContent();
	const { url } = await publish( content, { type: 'page' } );
	const visitor = await visit( url );
	await expect(
		visitor.locator( '.mainstreet-form__step' ).first()
	).toHaveCSS( 'padding-top', '41px' );
	await expect( visitor.locator( '.mainstreet-form__progress' ) ).toHaveCSS(
		'padding-top',
		'41px'
	);
} );
