/** Options of a field: an answer of the visitor's own, and options that look like buttons. */
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { selectBlock, showSetting } from '@tests/e2e/inspector';
import { audit } from '@tests/sweeps/axe';

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-radio {"label":"Boat","required":true,"requiredText":"(please)","options":["Kayak","Less \u003c 2"],"defaultValue":"Kayak","inputColor":"#0055aa"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

test( 'options look like buttons, and let visitors type an answer of their own', async ( {
	admin,
	editor,
	page,
	publish,
	visit,
} ) => {
	await admin.createNewPost( { postType: 'page' } );
	await editor.setContent( FORM );
	await editor.openDocumentSettingsSidebar();
	await selectBlock( page, 'jetpack/field-radio' );
	const { canvas } = editor;
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Styles' } ).click();
	await settings
		.getByRole( 'button', { name: 'Button', exact: true } )
		.click();
	await settings.getByRole( 'tab', { name: 'Settings' } ).click();
	await showSetting( page, 'Field settings', '“Other” option' );
	const toggle = settings.getByRole( 'checkbox', { name: '“Other” option' } );
	await toggle.check();
	const options = canvas.getByRole( 'textbox', { name: /^Option / } );
	await expect( options ).toHaveCount( 3 );
	await expect( options.nth( 1 ) ).toHaveValue( 'Less < 2' );
	await expect( options.nth( 2 ) ).toHaveValue( 'Other' );
	await showSetting( page, 'Field settings', 'Placeholder of “Other”' );
	await settings.getByLabel( 'Placeholder of “Other”' ).fill( 'Which one?' );
	const content = await editor.getEditedPostContent();
	expect( content ).toContain(
		'<!-- wp:jetpack/field-radio {"required":true,"defaultValue":"Kayak","className":"is-style-button"} -->\n<div><!-- wp:jetpack/label {"label":"Boat","requiredText":"(please)"} /-->\n\n<!-- wp:jetpack/options {"type":"radio"} -->\n<ul class="wp-block-jetpack-options"><!-- wp:jetpack/option {"label":"Kayak","style":{"color":{"text":"#0055aa"}}} /-->'
	);
	expect( content ).toContain(
		'<!-- wp:jetpack/option {"label":"Other","otherPlaceholder":"Which one?","isOther":true} /-->'
	);

	await toggle.uncheck();
	await expect( options ).toHaveCount( 2 );
	await toggle.check();
	await expect( options ).toHaveCount( 3 );
	expect( await getInvalidBlocks( page ) ).toEqual( [] );

	const { url } = await publish( content, { type: 'page' } );
	const visitor = await visit( url );
	const other = visitor.getByRole( 'radio', { name: 'Other' } );
	await expect(
		visitor.getByRole( 'radio', { name: 'Kayak' } )
	).toBeChecked();
	await expect( other.locator( '..' ) ).toHaveCSS(
		'border-top-width',
		'1px'
	);
	await visitor.getByPlaceholder( 'Which one?' ).fill( 'A raft' );
	await expect( other ).toBeChecked();
	expect(
		await audit( visitor, '.wp-block-jetpack-contact-form fieldset' )
	).toEqual( [] );
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	await expect( visitor.locator( '.contact-form-submission' ) ).toContainText(
		'A raft'
	);
} );
