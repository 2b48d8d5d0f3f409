/** A form drafted with AI. The provider is a stand-in (tests/fakes/plugins/ai-provider). */
import { expect, test } from '@tests/e2e/fixtures';

test( 'a sentence becomes fields, and undo takes them away', async ( {
	admin,
	editor,
	page,
	pretend,
} ) => {
	await pretend( {
		plugins: [
			'mainstreet-blocks/plugin.php',
			'ai-provider/ai-provider.php',
		],
	} );
	await admin.createNewPost( { postType: 'page' } );
	await editor.insertBlock( { name: 'jetpack/contact-form' } );
	const { canvas } = editor;
	const button = canvas.getByRole( 'button', { name: 'Draft with AI' } );
	await expect( button ).toBeDisabled();
	await canvas.getByLabel( 'Describe the form' ).fill( 'Book a table' );
	await button.click();
	await expect
		.poll( () => editor.getEditedPostContent() )
		.toContain( '"label":"Day"' );
	const content = await editor.getEditedPostContent();
	expect( content ).toContain( 'wp:jetpack/field-select' );
	expect( content ).toContain( 'Garden' );
	expect( content ).toContain( 'wp:jetpack/button' );
	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect( button ).toBeVisible();
	expect( await editor.getEditedPostContent() ).not.toContain( 'Garden' );
} );

test( 'without a provider there is no button', async ( { admin, editor } ) => {
	await admin.createNewPost( { postType: 'page' } );
	await editor.insertBlock( { name: 'jetpack/contact-form' } );
	await expect(
		editor.canvas.getByText( 'Choose a form to start with.' )
	).toBeVisible();
	await expect(
		editor.canvas.getByRole( 'button', { name: 'Draft with AI' } )
	).toHaveCount( 0 );
} );
