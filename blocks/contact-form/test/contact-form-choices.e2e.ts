/** Choices of one's own, groups of which one box is needed, HTML IDs and sign-ups as visitors and authors meet them. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const choices = ( type: 'radio' | 'checkbox-multiple', label: string ) =>
	`<!-- wp:jetpack/field-${ type } {"required":true,"id":"my-${ type }"} -->
<div><!-- wp:jetpack/label {"label":"${ label }"} /-->

<!-- wp:jetpack/options {"type":"${ type.split( '-' )[ 0 ] }"} -->
<ul class="wp-block-jetpack-options"><!-- wp:jetpack/option {"label":"Kayak"} /-->

<!-- wp:jetpack/option {"label":"Other","isOther":true,"otherPlaceholder":"Which?"} /--></ul>
<!-- /wp:jetpack/options --></div>
<!-- /wp:jetpack/field-${ type } -->`;

const FORM = `<!-- wp:jetpack/contact-form {"formTitle":"Boat hire"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"id":"who"} /-->

${ choices( 'radio', 'Boat' ) }

${ choices( 'checkbox-multiple', 'Extras' ) }

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const SIGNUP = fs.readFileSync(
	path.join( __dirname, 'fixtures/variation-newsletter-form.html' ),
	'utf8'
);

const group = ( page: Page, name: string ) =>
	page.getByRole( 'group', { name: new RegExp( `^${ name }` ) } );

const send = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Send' } ).click();

test( 'what one types is chosen, and a group needs one box before anything is sent', async ( {
	publish,
	visit,
} ) => {
	const { url } = await publish( FORM, { type: 'page' } );
	const page = await visit( url );
	const form = page.getByRole( 'form', { name: 'Boat hire' } );
	await expect( form.locator( '#who' ) ).toHaveAccessibleName( /^Name/ );
	expect( await audit( page, '.wp-block-jetpack-contact-form' ) ).toEqual(
		[]
	);

	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' ) {
			sent.push( request.url() );
		}
	} );
	await send( page );
	await expect( group( page, 'Extras' ) ).toContainText(
		'Please choose at least one option.'
	);
	await expect( group( page, 'Boat' ) ).toContainText(
		'Please choose an option.'
	);
	await expect(
		group( page, 'Boat' ).getByRole( 'radio', { name: 'Kayak' } )
	).toBeFocused();
	expect( sent ).toEqual( [] );

	for ( const name of [ 'Boat', 'Extras' ] ) {
		await group( page, name )
			.getByRole( 'textbox' )
			.pressSequentially( `My own ${ name }` );
		await expect(
			group( page, name ).getByLabel( 'Other' ).first()
		).toBeChecked();
	}
	// A text counts also where its box is not ticked.
	await group( page, 'Extras' )
		.getByRole( 'checkbox', { name: 'Other' } )
		.uncheck();
	await send( page );
	const thanks = page.locator( '.contact-form-submission' );
	await expect( thanks ).toContainText( 'My own Boat' );
	await expect( thanks ).toContainText( 'My own Extras' );
} );

test( 'a newsletter form says so to its author, and asks visitors to confirm', async ( {
	admin,
	editor,
	page,
	publish,
	visit,
	mails,
} ) => {
	const { url } = await publish( SIGNUP, { type: 'page' } );
	const visitor = await visit( url );
	const email = `ada${ Date.now() }@example.org`;
	await visitor.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
	await visitor.getByRole( 'textbox', { name: 'Email' } ).fill( email );
	await visitor.getByRole( 'button', { name: 'Subscribe' } ).click();
	await expect( visitor.locator( '.contact-form-submission' ) ).toContainText(
		'We just sent you an email with a confirmation link'
	);
	await expect
		.poll(
			async () =>
				( await mails() ).filter( ( { to } ) => String( to ) === email )
					.length
		)
		.toBe( 1 );

	await admin.createNewPost();
	await editor.setContent( SIGNUP );
	await editor.openDocumentSettingsSidebar();
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ form ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).selectBlock( form.clientId );
	} );
	// A block of blocks shows their list first.
	await page.getByRole( 'tab', { name: 'Settings' } ).click();
	const panel = page.locator( '.components-tools-panel', {
		hasText: 'Newsletter sign-up',
	} );
	await expect( panel ).toContainText(
		'receive an email with a confirmation link'
	);
	await expect( panel ).toContainText( /currently subscribed/ );
	await expect(
		panel.getByRole( 'link', { name: 'View subscribers' } )
	).toBeVisible();
} );

test( 'responses are told apart by the title of their form', async ( {
	admin,
	page,
	publish,
	visit,
} ) => {
	const title = `Boat hire ${ Date.now() }`;
	const { url } = await publish( FORM.replace( 'Boat hire', title ), {
		type: 'page',
	} );
	const visitor = await visit( url );
	await visitor.getByRole( 'textbox', { name: 'Name' } ).fill( title );
	await group( visitor, 'Boat' ).getByLabel( 'Kayak' ).check();
	await group( visitor, 'Extras' ).getByLabel( 'Kayak' ).check();
	await send( visitor );
	await expect( visitor.locator( '.contact-form-submission' ) ).toBeVisible();

	await admin.visitAdminPage( 'admin.php', 'page=mainstreet-responses' );
	const line = page.getByRole( 'row', { name: title } ).first();
	await expect( line ).toContainText( title );
	const filters = page.getByRole( 'group', { name: 'Filters' } );
	const form = filters.getByRole( 'button', { name: 'Form' } );
	// With several forms their filter comes up by itself, as soon as they are known.
	await expect( async () => {
		if ( ! ( await filters.isVisible() ) ) {
			await page
				.getByRole( 'button', { name: 'Filter', exact: true } )
				.click( { timeout: 1000 } );
		}
		await form.click( { timeout: 1000 } );
	} ).toPass();
	await page.getByRole( 'option', { name: title } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( 'tbody tr' ) ).toHaveCount( 1 );
	expect( await audit( page, '.wrap' ) ).toEqual( [] );
	await line.getByRole( 'link', { name: title } ).first().click();
	await expect( page.getByRole( 'region', { name: title } ) ).toContainText(
		'Form'
	);
} );
