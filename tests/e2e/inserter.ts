import type { Locator, Page } from '@playwright/test';

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
	return ( title ) =>
		library.getByRole( 'option', { name: title, exact: true } );
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
	// Until the search has an answer, a block may be in two lists.
	await find( title ).first().click();
}
