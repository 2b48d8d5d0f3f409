/** Styles of single fields: chosen in the sidebar, alike in canvas and page, and given to all fields at once. */
import type { Locator, Page } from '@playwright/test';
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { selectBlock, showSetting } from '@tests/e2e/inspector';

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name /-->

<!-- wp:jetpack/field-email -->
<div><!-- wp:jetpack/label {"label":"Mail"} /-->

<!-- wp:jetpack/input /--></div>
<!-- /wp:jetpack/field-email -->

<!-- wp:jetpack/field-url {"shareFieldAttributes":false} /-->

<!-- wp:jetpack/field-checkbox {"label":"I can swim"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

/** Selects the first block of a kind, and shows its styles. */
async function select( page: Page, wanted: string ): Promise< void > {
	await selectBlock( page, `jetpack/${ wanted }` );
	await page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'tab', { name: 'Styles' } )
		.click();
}

const getStyle = ( element: Locator, name: string ): Promise< string > =>
	element.evaluate(
		( node, property ) =>
			getComputedStyle( node ).getPropertyValue( property ),
		name
	);

test( 'styles of a field hold in canvas and page, and go to the other fields in one step', async ( {
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

	await select( page, 'field-name' );
	await showSetting( page, 'Border', 'Field border width' );
	await settings.getByLabel( 'Field border width' ).fill( '3' );
	await showSetting( page, 'Border', 'Field border radius' );
	await settings.getByLabel( 'Field border radius' ).fill( '11' );
	await showSetting( page, 'Typography', 'Label line height' );
	await settings
		.getByRole( 'spinbutton', { name: 'Label line height' } )
		.fill( '2' );
	await settings.getByLabel( 'Field border radius' ).click();
	const box = canvas.locator( 'input.name' );
	await expect
		.poll( () => getStyle( box, 'border-top-left-radius' ) )
		.toBe( '11px' );

	await settings
		.getByRole( 'button', { name: 'Apply to all fields' } )
		.click();
	await expect(
		page.getByText( 'Styles applied to all fields.' ).last()
	).toBeVisible();
	for ( const [ kind, radius ] of [
		[ 'email', '11px' ],
		// It keeps its own styles.
		[ 'url', '4px' ],
	] as const ) {
		await expect
			.poll( () =>
				getStyle(
					canvas.locator( `input.${ kind }` ),
					'border-top-left-radius'
				)
			)
			.toBe( radius );
	}
	const content = await editor.getEditedPostContent();
	for ( const part of [
		'<!-- wp:jetpack/field-name {"borderRadius":11,"borderWidth":3,"labelLineHeight":2} /-->',
		'<!-- wp:jetpack/label {"label":"Mail","style":{"typography":{"lineHeight":2}}} /-->',
		'<!-- wp:jetpack/input {"style":{"border":{"radius":"11px","width":"3px"}}} /-->',
		'<!-- wp:jetpack/field-url {"shareFieldAttributes":false} /-->',
		'<!-- wp:jetpack/field-checkbox {"label":"I can swim","labelLineHeight":2} /-->',
	] ) {
		expect( content ).toContain( part );
	}

	await test.step( 'one undo takes all of it back, and the field stays styled', async () => {
		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect
			.poll( () =>
				getStyle(
					canvas.locator( 'input.email' ),
					'border-top-left-radius'
				)
			)
			.toBe( '4px' );
		expect( await getStyle( box, 'border-top-left-radius' ) ).toBe(
			'11px'
		);
	} );

	await test.step( 'the box of a field of today has the panels of WordPress', async () => {
		await select( page, 'input' );
		await showSetting( page, 'Dimensions', 'Padding' );
		await expect(
			settings.getByText( 'Padding', { exact: true } )
		).toBeVisible();
		await showSetting( page, 'Border', 'Radius' );
		await expect(
			settings.getByText( 'Radius', { exact: true } )
		).toBeVisible();
	} );
	expect( await getInvalidBlocks( page ) ).toEqual( [] );

	const { url } = await publish( content, { type: 'page' } );
	const visitor = await visit( url );
	for ( const kind of [ 'name', 'email' ] ) {
		expect(
			await getStyle(
				visitor.locator( `input.${ kind }` ),
				'border-top-width'
			)
		).toBe( '3px' );
	}
} );
