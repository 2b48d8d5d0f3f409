/** Fields that wait for the answer to another: chosen in the sidebar, and met by visitors. */
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const BLOCK = '.wp-block-jetpack-contact-form';

const when = ( field: string, is: string, value = '' ) =>
	`"showWhen":{"field":"${ field }","is":"${ is }","value":"${ value }"}`;

const BOAT = `<!-- wp:jetpack/field-radio {"id":"boat","label":"Boat","required":true,"options":["None","Dinghy"]} /-->`;
const LENGTH = `<!-- wp:jetpack/field-text {"id":"length","label":"Length","required":true,${ when( 'boat', 'is', 'Dinghy' ) }} /-->`;
const HARBOUR = `<!-- wp:jetpack/field-text {"label":"Harbour",${ when( 'length', 'filled' ) }} /-->`;
const NAME = `<!-- wp:jetpack/field-name {"required":true} /-->`;

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form">${ NAME }${ BOAT }${ LENGTH }${ HARBOUR }<!-- wp:jetpack/button {"element":"button","text":"Ask"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const box = ( page: Page, name: string ) =>
	page.getByRole( 'textbox', { name } );
const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const thanks = ( page: Page ) => page.locator( '.contact-form-submission' );

test(
	'a field comes and goes with the answer it waits for, and is sent only while it is there',
	{ tag: '@main' },
	async ( { publish, visit } ) => {
		const { url } = await publish( FORM, { type: 'page' } );
		const page = await visit( url );
		await expect( box( page, 'Length' ) ).toBeHidden();
		expect( await audit( page, BLOCK ) ).toEqual( [] );
		await page.getByLabel( 'Dinghy' ).check();
		await expect( box( page, 'Length' ) ).toBeVisible();
		await expect( box( page, 'Harbour' ) ).toBeHidden();
		await expect( page.getByText( 'Only if' ) ).toHaveCount( 0 );
		await box( page, 'Name' ).fill( 'Ada' );
		await press( page, 'Ask' ).click();
		await expect( box( page, 'Length' ) ).toBeFocused();
		await expect( box( page, 'Length' ) ).toHaveAccessibleDescription(
			'Please fill in this field.'
		);
		await box( page, 'Length' ).fill( 'Five metres' );
		await box( page, 'Harbour' ).fill( 'Veere' );
		expect( await audit( page, BLOCK ) ).toEqual( [] );

		// What was typed waits, too, but is not sent.
		await page.getByLabel( 'None' ).check();
		await expect( box( page, 'Harbour' ) ).toBeHidden();
		await page.getByLabel( 'Dinghy' ).check();
		await expect( box( page, 'Harbour' ) ).toHaveValue( 'Veere' );
		await page.getByLabel( 'None' ).check();
		await press( page, 'Ask' ).click();
		await expect( thanks( page ) ).toContainText( 'None' );
		await expect( thanks( page ) ).not.toContainText( 'Veere' );
	}
);

test( 'an author chooses when a field is shown, and finds it again', async ( {
	admin,
	editor,
	page,
} ) => {
	test.slow();
	await admin.createNewPost( { title: 'Shown when' } );
	await editor.setContent(
		FORM.replace( '"id":"boat",', '' )
			.replace( `,${ when( 'boat', 'is', 'Dinghy' ) }`, '' )
			.replace( `,${ when( 'length', 'filled' ) }`, '' )
	);
	await editor.openDocumentSettingsSidebar();
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ form ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).selectBlock(
			form.innerBlocks[ 2 ].clientId
		);
	} );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings
		.getByRole( 'combobox', { name: 'Show this field' } )
		.selectOption( { label: 'Boat' } );
	await settings
		.getByRole( 'combobox', { name: 'Answer' } )
		.selectOption( 'Dinghy' );
	const content = await editor.getEditedPostContent();
	expect( content ).toContain(
		'"showWhen":{"field":"field-boat","is":"is","value":"Dinghy"}'
	);
	expect( content ).toContain( '"id":"field-boat"' );
	await editor.publishPost();
	await page.reload();
	expect( await editor.getEditedPostContent() ).toBe( content );
} );
