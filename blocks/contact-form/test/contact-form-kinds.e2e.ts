/** Number, time, rating, slider, hidden and image choice: inserted, set up, published, answered and read. */
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Locator, Page } from '@playwright/test';
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { selectBlock, showSetting } from '@tests/e2e/inspector';
import { searchInserter } from '@tests/e2e/inserter';
import { audit } from '@tests/sweeps/axe';

const BLOCK = '.wp-block-jetpack-contact-form';

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const getBlock = ( editor: Editor, title: string ): Locator =>
	editor.canvas.getByRole( 'document', {
		name: `Block: ${ title }`,
		exact: true,
	} );

/** A visitor answers everything. */
async function answer( page: Page ): Promise< void > {
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
	await page.getByRole( 'spinbutton', { name: 'Guests' } ).fill( '3' );
	await page.getByLabel( 'Time' ).fill( '10:30' );
	await page.getByRole( 'radio', { name: '4 of 7' } ).focus();
	await page.keyboard.press( 'Space' );
	await page.getByRole( 'slider' ).fill( '60' );
	await page
		.getByRole( 'group', { name: 'Choose one' } )
		.getByRole( 'radio', { name: 'Kayak' } )
		.check();
}

test( 'an author inserts and sets up each kind of field, visitors answer it, and the owner reads it', async ( {
	admin,
	editor,
	page,
	visit,
} ) => {
	test.slow();
	const { canvas } = editor;
	await admin.createNewPost( { title: 'Boat trip', postType: 'page' } );
	await editor.setContent( FORM );
	await editor.openDocumentSettingsSidebar();
	await selectBlock( page, 'jetpack/field-name' );
	const find = await searchInserter( page, 'number' );
	const search = page
		.getByRole( 'region', { name: 'Block Library' } )
		.getByRole( 'searchbox' );
	let before = 'name';
	for ( const [ type, words, title ] of [
		[ 'number', 'amount', 'Number' ],
		[ 'time', 'clock', 'Time' ],
		[ 'rating', 'hearts', 'Rating' ],
		[ 'slider', 'slider', 'Slider' ],
		[ 'hidden', 'hidden', 'Hidden' ],
		[ 'image-select', 'picture', 'Image Choice' ],
	] as const ) {
		await selectBlock( page, `jetpack/field-${ before }` );
		await search.fill( words );
		await find( title ).first().click();
		await expect( getBlock( editor, title ) ).toBeVisible();
		before = type;
	}
	await page
		.getByRole( 'button', {
			name: /^(?:Block Inserter|Toggle block inserter)$/,
		} )
		.click();

	// A label is typed in place; the sidebar has the field's settings then, too.
	const label = getBlock( editor, 'Number' ).getByRole( 'textbox', {
		name: 'Label',
		exact: true,
	} );
	await label.fill( 'Guests' );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Settings' } ).click();
	await settings.getByLabel( 'Minimum' ).fill( '1' );
	await settings.getByLabel( 'Maximum' ).fill( '9' );
	await settings.getByRole( 'checkbox', { name: 'Required' } ).check();

	await selectBlock( page, 'jetpack/field-rating' );
	await settings.getByRole( 'radio', { name: 'Hearts' } ).click();
	await settings
		.getByRole( 'spinbutton', { name: 'Number of icons' } )
		.fill( '7' );
	await settings.getByRole( 'checkbox', { name: 'Required' } ).check();

	await selectBlock( page, 'jetpack/field-slider' );
	await showSetting( page, 'Field settings', 'Minimum label' );
	await settings.getByLabel( 'Minimum label' ).fill( 'Little' );
	await expect( getBlock( editor, 'Slider' ) ).toContainText( 'Little' );

	const hidden = getBlock( editor, 'Hidden' );
	await hidden.getByRole( 'textbox', { name: 'Name' } ).fill( 'campaign' );
	await hidden.getByRole( 'textbox', { name: 'Value' } ).fill( 'spring' );

	const pictures = getBlock( editor, 'Image Choice' );
	await pictures.getByRole( 'textbox', { name: 'Option 1' } ).fill( 'Raft' );
	await pictures.getByRole( 'button', { name: 'Add images' } ).click();
	await page.getByRole( 'menuitem', { name: 'Media Library' } ).click();
	const modal = page.getByRole( 'dialog', {
		name: 'Select or Upload Media',
	} );
	await modal.getByRole( 'tab', { name: 'Media Library' } ).click();
	await modal.getByRole( 'checkbox' ).first().click();
	await modal.getByRole( 'button', { name: 'Select', exact: true } ).click();
	// The option that nobody filled made room.
	await expect( pictures.getByRole( 'img' ).first() ).toBeVisible();
	await expect(
		pictures.getByRole( 'textbox', { name: /^Option \d$/ } )
	).toHaveCount( 2 );
	await pictures.getByRole( 'textbox', { name: 'Option 2' } ).fill( 'Kayak' );
	expect( await getInvalidBlocks( page ) ).toEqual( [] );

	const content = await editor.getEditedPostContent();
	for ( const part of [
		'<!-- wp:jetpack/field-number {"required":true} -->\n<div><!-- wp:jetpack/label {"label":"Guests"} /-->\n\n<!-- wp:jetpack/input {"type":"number","min":1,"max":9} /--></div>\n<!-- /wp:jetpack/field-number -->',
		'<!-- wp:jetpack/input-rating {"max":7,"iconStyle":"hearts"} /--></div>',
		'<!-- wp:jetpack/field-slider {"minLabel":"Little"} -->',
		'<!-- wp:jetpack/field-hidden {"name":"campaign","defaultValue":"spring"} /-->',
		'<div class="wp-block-jetpack-fieldset-image-options"><!-- wp:jetpack/input-image-option {"label":"Raft"} -->\n<div class="wp-block-jetpack-input-image-option"><!-- wp:image ',
	] ) {
		expect( content ).toContain( part );
	}
	const id = await editor.publishPost();
	await page.reload();
	await expect( canvas.getByText( 'Guests' ) ).toBeVisible();
	expect( await editor.getEditedPostContent() ).toBe( content );

	const url = `/?page_id=${ id }`;
	for ( const javaScript of [ true, false ] ) {
		const visitor = await visit( url, { javaScript } );
		if ( javaScript ) {
			expect( await audit( visitor, BLOCK ) ).toEqual( [] );
			await visitor.getByRole( 'button', { name: 'Send' } ).click();
			await expect(
				visitor.getByRole( 'group', { name: /^Rating/ } )
			).toContainText( 'Please choose an option.' );
			expect( await audit( visitor, BLOCK ) ).toEqual( [] );
			await expect(
				visitor.getByRole( 'slider' )
			).toHaveAccessibleDescription( /^Little 100/ );
		}
		await answer( visitor );
		if ( javaScript ) {
			await expect( visitor.locator( `${ BLOCK } output` ) ).toHaveText(
				'60'
			);
		}
		await visitor.getByRole( 'button', { name: 'Send' } ).click();
		const thanks = visitor.locator( '.contact-form-submission' );
		for ( const [ term, value ] of [
			[ 'Guests', '3' ],
			[ 'Time', '10:30' ],
			[ 'Rating', '4 / 7' ],
			[ 'Slider', '60' ],
			[ 'Choose one', 'Kayak' ],
		] as const ) {
			await expect(
				thanks.locator( 'dt', { hasText: term } ).locator( '+ dd' )
			).toHaveText( value );
		}
		await expect( thanks ).not.toContainText( 'spring' );
	}

	await admin.visitAdminPage( 'admin.php', 'page=mainstreet-responses' );
	await page.getByRole( 'searchbox' ).fill( 'Kayak' );
	const row = page.getByRole( 'row', { name: /Ada/ } ).first();
	await expect( row ).toContainText( '4 / 7' );
	await row.getByRole( 'link', { name: /Ada/ } ).click();
	await expect( page.getByText( 'spring', { exact: true } ) ).toBeVisible();
} );

test( 'stars, pictures and sliders fit a narrow page in both directions, and can be seen on dark ground', async ( {
	publish,
	visit,
} ) => {
	const { url } = await publish(
		`<!-- wp:group {"style":{"color":{"background":"#111111","text":"#ffffff"}}} -->
<div class="wp-block-group has-text-color has-background" style="color:#ffffff;background-color:#111111"><!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-rating -->
<div><!-- wp:jetpack/label {"label":"Stars"} /-->

<!-- wp:jetpack/input-rating {"max":10,"iconSize":48} /--></div>
<!-- /wp:jetpack/field-rating -->

<!-- wp:jetpack/field-slider {"minLabel":"${ 'Little '.repeat( 9 ) }"} -->
<div><!-- wp:jetpack/label {"label":"Budget"} /-->

<!-- wp:jetpack/input-range /--></div>
<!-- /wp:jetpack/field-slider --></div>
<!-- /wp:jetpack/contact-form --></div>
<!-- /wp:group -->`,
		{ type: 'page' }
	);
	const page = await visit( url );
	await page.setViewportSize( { width: 390, height: 800 } );
	for ( const dir of [ 'ltr', 'rtl' ] ) {
		await page.evaluate( ( value ) => {
			document.documentElement.dir = value;
		}, dir );
		const star = page.getByRole( 'radio', { name: '3 of 10' } );
		await star.check();
		// The second time it is chosen already, and elsewhere.
		await star.hover();
		const filled = await page
			.getByRole( 'radio', { name: /of 10$/ } )
			.evaluateAll( ( inputs ) =>
				inputs.map( ( input ) => getComputedStyle( input ).maskImage )
			);
		// The mouse is over the chosen one: those up to it look alike, the others otherwise.
		expect( new Set( filled.slice( 0, 3 ) ).size ).toBe( 1 );
		expect( new Set( filled.slice( 3 ) ).size ).toBe( 1 );
		expect( filled[ 2 ] ).not.toBe( filled[ 3 ] );
		expect(
			await star.evaluate(
				( input ) => getComputedStyle( input ).backgroundColor
			)
		).toBe( 'rgb(255, 255, 255)' );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBeLessThanOrEqual( 0 );
		expect( await audit( page, `${ BLOCK } .grunion-field-wrap` ) ).toEqual(
			[]
		);
	}
} );
