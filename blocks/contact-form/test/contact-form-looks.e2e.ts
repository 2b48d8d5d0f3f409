/** How a contact form looks, on the page and in the editor, and what becomes of a form that was sent. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const BLOCK = '.wp-block-jetpack-contact-form';

const getForm = ( attributes = '' ) =>
	`<!-- wp:jetpack/contact-form ${ attributes } -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-email {"required":true,"placeholder":"you@example.org"} /-->

<!-- wp:jetpack/field-select {"label":"Boat","options":["Kayak","Dinghy"]} /-->

<!-- wp:jetpack/field-radio {"label":"Time","required":true,"options":["Morning","Afternoon"]} /-->

<!-- wp:jetpack/field-checkbox {"label":"I can swim"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Ask for a boat"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const DARK = `<!-- wp:group {"style":{"color":{"background":"#111111","text":"#ffffff"}}} -->
<div class="wp-block-group has-text-color has-background" style="color:#ffffff;background-color:#111111">${ getForm() }</div>
<!-- /wp:group -->`;

const send = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Ask for a boat' } ).click();

const getStyle = ( element: Locator, name: string, part?: string ) =>
	element.evaluate(
		( node, [ property, pseudo ] ) =>
			getComputedStyle( node, pseudo ).getPropertyValue( property ?? '' ),
		[ name, part ]
	);

test( 'on dark ground nothing unchecked looks chosen, and errors can be read', async ( {
	publish,
	visit,
} ) => {
	const { url } = await publish( DARK, { type: 'page' } );
	const page = await visit( url );
	for ( const label of [ 'Morning', 'I can swim' ] ) {
		const box = page.getByLabel( label );
		// Empty: the ground shows through, the sign in it does not.
		expect( await getStyle( box, 'background-color' ) ).toBe(
			'rgba(0, 0, 0, 0)'
		);
		expect( await getStyle( box, 'opacity', '::before' ) ).toBe( '0' );
		await box.check();
		expect( await getStyle( box, 'opacity', '::before' ) ).toBe( '1' );
	}
	await send( page );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Please correct' );
	const form = page.locator( `${ BLOCK } form` );
	// The theme's own button is black on this ground, as it is everywhere.
	expect( await audit( page, `${ BLOCK } .grunion-field-wrap` ) ).toEqual(
		[]
	);
	const error = form.getByText( 'Please fill in this field.' );
	expect( await getStyle( error, 'color' ) ).not.toBe(
		await getStyle( form, 'color' )
	);
} );

test( 'after sending there is a way back to the empty form, which sends again', async ( {
	publish,
	visit,
	requestUtils,
} ) => {
	const { id, url } = await publish( getForm(), { type: 'page' } );
	const page = await visit( url );
	const email = page.getByRole( 'textbox', { name: 'Email' } );
	for ( const address of [ 'ada@example.org', 'bob@example.org' ] ) {
		await email.fill( address );
		await page.getByLabel( 'Morning' ).check();
		await send( page );
		await expect(
			page.locator( '.contact-form-submission' )
		).toContainText( address );
		expect( await audit( page, BLOCK ) ).toEqual( [] );
		await page.getByRole( 'link', { name: 'Back to the form' } ).click();
		await expect( email ).toHaveValue( '' );
		await expect( email ).toBeFocused();
	}
	const { items } = await requestUtils.rest< { items: unknown[] } >( {
		path: `/mainstreet/v1/feedback?source=${ id }`,
	} );
	expect( items ).toHaveLength( 2 );

	const plain = await visit( url, { javaScript: false } );
	await plain.getByLabel( 'Email' ).fill( 'eve@example.org' );
	await plain.getByLabel( 'Morning' ).check();
	await send( plain );
	await expect( plain.locator( '.contact-form-submission' ) ).toContainText(
		'eve@example.org'
	);
	await plain.getByRole( 'link', { name: 'Back to the form' } ).click();
	await expect( plain.getByLabel( 'Email' ) ).toHaveValue( '' );
	expect( plain.url() ).not.toContain( 'mainstreet_sent' );
} );

test( 'labels, fields and button are styled once, in the editor as on the page', async ( {
	admin,
	editor,
	publish,
	visit,
} ) => {
	const { id, url } = await publish(
		getForm(
			'{"labelColor":"#0055aa","fieldBorderRadius":"13px","fieldPadding":"21px","buttonBackgroundColor":"#aa0055"}'
		)
	);
	const page = await visit( url );
	await admin.editPost( id );
	for ( const root of [
		page.locator( BLOCK ),
		editor.canvas.locator( BLOCK ),
	] ) {
		const field = root.getByPlaceholder( 'you@example.org' );
		await expect( field ).toBeVisible();
		expect( await getStyle( field, 'border-top-left-radius' ) ).toBe(
			'13px'
		);
		expect( await getStyle( field, 'padding-top' ) ).toBe( '21px' );
		expect(
			await getStyle(
				root.locator( '.grunion-field-label' ).first(),
				'color'
			)
		).toBe( 'rgb(0, 85, 170)' );
		expect(
			await getStyle(
				root.locator( '.wp-block-button__link' ),
				'background-color'
			)
		).toBe( 'rgb(170, 0, 85)' );
	}
} );

test( 'the canvas shows what is published, and takes a placeholder only in the selected field', async ( {
	admin,
	editor,
	page,
	publish,
} ) => {
	const { canvas } = editor;
	const { id } = await publish( getForm() );
	await admin.editPost( id );
	const field = canvas.getByRole( 'document', { name: /Block: Email/ } );
	const box = field.getByRole( 'textbox', { name: 'Placeholder' } );
	await expect( box ).toHaveAttribute( 'placeholder', 'you@example.org' );
	await expect( box ).not.toBeEditable();
	await box.click();
	await expect( box ).toBeEditable();
	await box.fill( 'Your address' );

	const menu = canvas.getByRole( 'document', { name: /Block: Dropdown/ } );
	await expect( menu.locator( 'select' ) ).toHaveText( 'Select one option' );
	await expect(
		menu.getByRole( 'textbox', { name: 'Option 1' } )
	).toBeHidden();
	await menu.click();
	await menu.getByRole( 'textbox', { name: 'Option 2' } ).click();
	await page.keyboard.press( 'End' );
	await menu
		.getByRole( 'textbox', { name: 'Option 2' } )
		.evaluate( ( input ) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData( 'text/plain', '\nCanoe\n- Raft' );
			input.dispatchEvent(
				new ClipboardEvent( 'paste', {
					clipboardData,
					bubbles: true,
					cancelable: true,
				} )
			);
		} );
	await expect(
		menu.getByRole( 'textbox', { name: 'Option 4' } )
	).toHaveValue( 'Raft' );
	const content = await editor.getEditedPostContent();
	expect( content ).toContain( '"placeholder":"Your address"' );
	expect( content ).toContain(
		'"options":["Kayak","Dinghy","Canoe","Raft"]'
	);
} );
