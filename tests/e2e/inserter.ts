import type { Frame, Locator, Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';

/**
 * Opens the inserter and searches in it.
 *
 * @param page  Page with the editor.
 * @param words What is typed.
 * @return Finds the offer of a block by its title.
 */
export async function searchInserter(
	page: Page,
	words: string
): Promise< ( title: string ) => Locator > {
	await page
		.getByRole( 'button', {
			name: /^(?:Block Inserter|Toggle block inserter)$/,
		} )
		.click();
	const library = page.getByRole( 'region', { name: 'Block Library' } );
	await library.getByRole( 'searchbox' ).fill( words );
	// Only the lists of results: before the search has answered, the categories are still there.
	const results = library.getByRole( 'listbox', {
		name: /^(?:Blocks|Block patterns|Patterns)$/,
	} );
	return ( title ) =>
		results.getByRole( 'option', { name: title, exact: true } );
}

/**
 * Inserts a block the way an author does.
 *
 * @param page  Page with the editor.
 * @param words What is typed into the search.
 * @param title Title of the block.
 */
export async function insertBySearch(
	page: Page,
	words: string,
	title: string
): Promise< void > {
	const find = await searchInserter( page, words );
	await find( title ).click();
}

/**
 * Writes a slash and a block's name into a new post, and chooses the block by keys.
 *
 * @param page   Page with the editor.
 * @param canvas Its canvas.
 * @param words  What is typed.
 * @param title  Title of the block.
 */
export async function insertBySlash(
	page: Page,
	canvas: Frame,
	words: string,
	title: string
): Promise< void > {
	const { keyboard } = page;
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).focus();
	await keyboard.press( 'Enter' );
	await keyboard.type( `/${ words }` );
	const offer = page.getByRole( 'option', { name: title, exact: true } );
	await offer.waitFor();
	for ( let steps = 0; steps < 9; steps++ ) {
		if ( ( await offer.getAttribute( 'aria-selected' ) ) === 'true' ) {
			break;
		}
		await keyboard.press( 'ArrowDown' );
	}
	await keyboard.press( 'Enter' );
}

/**
 * Writes a paragraph into a new post and changes it into another block by its toolbar.
 *
 * @param tools   Of the test.
 * @param content HTML of the paragraph.
 * @param title   Title of the other block.
 */
export async function turnParagraphInto(
	{ admin, editor, page }: { admin: Admin; editor: Editor; page: Page },
	content: string,
	title: string
): Promise< void > {
	await admin.createNewPost();
	await editor.insertBlock( {
		name: 'core/paragraph',
		attributes: { content },
	} );
	await editor.clickBlockToolbarButton( 'Paragraph' );
	await page.getByRole( 'menuitem', { name: title } ).click();
}
