/** Settings of fields that not every author needs: chosen in the sidebar, seen in the canvas and on the page. */
import type { Page } from '@playwright/test';
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { selectBlock, showSetting } from '@tests/e2e/inspector';

const PANEL = 'Field settings';

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} /-->

<!-- wp:jetpack/field-email {"required":true} -->
<div><!-- wp:jetpack/label {"label":"Mail","requiredIndicator":false} /-->

<!-- wp:jetpack/input /--></div>
<!-- /wp:jetpack/field-email -->

<!-- wp:jetpack/field-date /-->

<!-- wp:jetpack/field-rating -->
<div><!-- wp:jetpack/label {"label":"Rating"} /-->

<!-- wp:jetpack/input-rating /--></div>
<!-- /wp:jetpack/field-rating -->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

/** Selects a field of the form, and shows its settings. */
async function select( page: Page, type: string ): Promise< void > {
	await selectBlock( page, `jetpack/field-${ type }` );
	await page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'tab', { name: 'Settings' } )
		.click();
}

test( 'required text, format of dates and stars from the start are set in the sidebar, and hold on the page', async ( {
	admin,
	editor,
	page,
	publish,
	visit,
} ) => {
	await admin.createNewPost( { postType: 'page' } );
	await editor.setContent( FORM );
	await editor.openDocumentSettingsSidebar();
	const { canvas } = editor;
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );

	// The label of a field of today hides the text by itself; it is shown again for both.
	await expect(
		canvas.getByRole( 'textbox', { name: 'Required text' } )
	).toHaveCount( 1 );
	await select( page, 'email' );
	const hide = settings.getByRole( 'checkbox', {
		name: 'Hide required text',
	} );
	await expect( hide ).toBeChecked();
	await hide.uncheck();
	await expect(
		canvas.getByRole( 'textbox', { name: 'Required text' } )
	).toHaveCount( 2 );
	await select( page, 'name' );
	await showSetting( page, PANEL, 'Hide required text' );
	await hide.check();
	await expect(
		canvas.getByRole( 'textbox', { name: 'Required text' } )
	).toHaveCount( 1 );

	await select( page, 'date' );
	await showSetting( page, PANEL, 'Date format' );
	await settings.getByLabel( 'Date format' ).selectOption( 'DD.MM.YYYY' );

	await select( page, 'rating' );
	await showSetting( page, PANEL, 'Default rating' );
	await settings
		.getByRole( 'spinbutton', { name: 'Default rating' } )
		.fill( '4' );
	await expect( canvas.locator( 'input.rating:checked' ) ).toHaveCount( 1 );

	expect( await getInvalidBlocks( page ) ).toEqual( [] );
	const content = await editor.getEditedPostContent();
	for ( const part of [
		'<!-- wp:jetpack/field-name {"required":true,"requiredIndicator":false} /-->',
		'<!-- wp:jetpack/field-email {"required":true} -->\n<div><!-- wp:jetpack/label {"label":"Mail"} /-->',
		'<!-- wp:jetpack/field-date {"dateFormat":"dd.mm.yy"} /-->',
		'<!-- wp:jetpack/field-rating {"default":4} -->',
	] ) {
		expect( content ).toContain( part );
	}

	const { url } = await publish( content, { type: 'page' } );
	const visitor = await visit( url );
	await expect( visitor.locator( '.grunion-label-required' ) ).toHaveCount(
		1
	);
	await visitor.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
	await visitor
		.getByRole( 'textbox', { name: 'Mail' } )
		.fill( 'ada@example.org' );
	await visitor.getByLabel( 'Date' ).fill( '2031-02-28' );
	await expect(
		visitor.getByRole( 'radio', { name: '4 of 5' } )
	).toBeChecked();
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	const summary = visitor.locator( '.contact-form-submission' );
	await expect( summary ).toContainText( '28.02.2031' );
	await expect( summary ).toContainText( '4 / 5' );
} );
