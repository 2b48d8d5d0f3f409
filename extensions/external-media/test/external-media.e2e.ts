import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

const getDialog = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Select media' } );

const getPicture = ( page: Page, name: string ): Locator =>
	getDialog( page ).getByRole( 'button', { name } );

/** Chooses a library from an open menu, by keys. */
async function pickFromMenu( page: Page, name: string ) {
	const item = page.getByRole( 'menuitem', { name } );
	await item.focus();
	await page.keyboard.press( 'Enter' );
	await expect( getDialog( page ) ).toBeVisible();
}

/** Searches for words of the test's own. */
async function search( page: Page, words: string ) {
	const field = getDialog( page ).getByRole( 'searchbox' );
	await field.fill( words );
	await field.press( 'Enter' );
}

test(
	'a picture of Openverse becomes an image with its licence, by keys alone',
	{ tag: '@main' },
	async ( { admin, editor, page } ) => {
		await admin.createNewPost();
		await editor.setContent(
			'<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->'
		);
		const toggle = editor.canvas.getByRole( 'button', {
			name: 'Media Library',
		} );
		// One menu, and no other button beside it.
		await expect(
			editor.canvas.getByRole( 'button', { name: 'Select media' } )
		).toHaveCount( 0 );
		await toggle.focus();
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByRole( 'menuitem', { name: 'Media Library' } )
		).toBeVisible();
		await pickFromMenu( page, 'Free photos' );
		await search( page, 'lighthouse' );
		const first = getPicture( page, 'lighthouse 1 by Ada Quay, CC BY 2.0' );
		await expect( first ).toBeVisible();
		expect( await audit( page, '.mainstreet-external-media' ) ).toEqual(
			[]
		);
		await first.focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'Space' );
		await expect(
			getPicture( page, 'lighthouse 2 by Ada Quay, CC BY 2.0' )
		).toHaveAttribute( 'aria-pressed', 'true' );
		await getDialog( page )
			.getByRole( 'button', { name: 'Select', exact: true } )
			.press( 'Enter' );
		await expect( getDialog( page ) ).toBeHidden();
		await expect(
			editor.canvas.getByRole( 'img', { name: 'lighthouse 2' } )
		).toBeVisible();
		await expect
			.poll( () => editor.getEditedPostContent() )
			.toContain(
				'<a href="https://creativecommons.org/licenses/by/2.0/">License</a>'
			);
	}
);

test( 'several pictures become a gallery, of more than one page', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost();
	await editor.setContent(
		'<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped"></figure><!-- /wp:gallery -->'
	);
	await editor.canvas
		.getByRole( 'button', { name: 'Media Library' } )
		.first()
		.press( 'Enter' );
	await pickFromMenu( page, 'Free photos' );
	await search( page, 'harbour' );
	await getDialog( page )
		.getByRole( 'button', { name: 'Load More' } )
		.press( 'Enter' );
	await getPicture( page, 'harbour 21 by' ).click();
	await getPicture( page, 'harbour 3 by' ).click();
	await getDialog( page )
		.getByRole( 'button', { name: 'Select', exact: true } )
		.press( 'Enter' );
	await expect( getDialog( page ) ).toBeHidden();
	await expect(
		editor.canvas.getByRole( 'img', { name: 'harbour 21' } )
	).toBeVisible();
	await expect(
		editor.canvas.getByRole( 'img', { name: 'harbour 3' } )
	).toBeVisible();
} );

test( 'a picture that is there is replaced from its toolbar, and focus comes back', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost();
	await editor.setContent(
		'<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/blank.gif" alt=""/></figure><!-- /wp:image -->'
	);
	await editor.selectBlocks(
		editor.canvas.getByRole( 'document', { name: 'Block: Image' } )
	);
	await editor.clickBlockToolbarButton( 'Replace' );
	await pickFromMenu( page, 'Free photos' );
	await page.keyboard.press( 'Escape' );
	await expect( getDialog( page ) ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Replace' } )
	).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await pickFromMenu( page, 'Free photos' );
	await search( page, 'quay' );
	await getPicture( page, 'quay 4 by' ).click();
	await getDialog( page )
		.getByRole( 'button', { name: 'Select', exact: true } )
		.press( 'Enter' );
	await expect(
		editor.canvas.getByRole( 'img', { name: 'quay 4' } )
	).toBeVisible();
} );

test( 'the featured image is chosen there, and what fails is said', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost();
	await editor.openDocumentSettingsSidebar();
	await page
		.getByRole( 'region', { name: 'Editor settings' } )
		.getByRole( 'button', { name: 'Set featured image' } )
		.press( 'Enter' );
	await pickFromMenu( page, 'Free photos' );
	await search( page, 'broken' );
	await getPicture( page, 'broken 1 by' ).click();
	await getDialog( page )
		.getByRole( 'button', { name: 'Select', exact: true } )
		.press( 'Enter' );
	await expect(
		getDialog( page ).getByText( 'Could not download media file.' )
	).toBeVisible();
	await getPicture( page, 'broken 2 by' ).click();
	await getDialog( page )
		.getByRole( 'button', { name: 'Select', exact: true } )
		.press( 'Enter' );
	await expect( getDialog( page ) ).toBeHidden();
	await expect(
		page
			.getByRole( 'region', { name: 'Editor settings' } )
			.getByRole( 'button', {
				name: 'Edit or replace the featured image',
			} )
	).toBeVisible();
} );

test( 'a slideshow keeps its slides when others are added', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost();
	await editor.insertBlock( { name: 'jetpack/slideshow' } );
	for ( const number of [ 5, 6 ] ) {
		await editor.canvas
			.getByRole( 'button', { name: 'Media Library' } )
			.press( 'Enter' );
		await pickFromMenu( page, 'Free photos' );
		await search( page, 'tide' );
		await getPicture( page, `tide ${ number } by` ).click();
		await getDialog( page )
			.getByRole( 'button', { name: 'Select', exact: true } )
			.press( 'Enter' );
		await expect( getDialog( page ) ).toBeHidden();
		await expect
			.poll( () => editor.getEditedPostContent() )
			.toContain( `tide ${ number }` );
	}
	expect( await editor.getEditedPostContent() ).toContain( 'tide 5' );
} );
