/** What several walks have in common. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Walk } from './walk';

/** Whether a page fits the width of its window. */
export const isNarrow = ( page: Page ): Promise< boolean > =>
	page.evaluate(
		() => document.documentElement.scrollWidth <= window.innerWidth
	);

/** Whether nothing else covers a control, at none of its edges either. */
export const isOnTop = ( control: Locator ): Promise< boolean > =>
	control.evaluate( ( element ) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return [ left + 2, right - 2 ].every( ( x ) =>
			[ top + 2, bottom - 2 ].every( ( y ) =>
				element.contains( document.elementFromPoint( x, y ) )
			)
		);
	} );

/**
 * Inserts a block from the editor's inserter, found by a word.
 *
 * @param page  Page with the editor.
 * @param way   The walk.
 * @param words What is typed.
 * @param title Title of the block.
 */
export async function insertBlock(
	page: Page,
	way: Walk,
	words: string,
	title: string
): Promise< void > {
	const library = page.getByRole( 'region', { name: 'Block Library' } );
	// It stays open after a block was inserted.
	if ( ! ( await library.isVisible() ) ) {
		await way.click(
			page.getByRole( 'button', {
				name: /^(?:Block Inserter|Toggle block inserter)$/,
			} )
		);
	}
	await way.fill( library.getByRole( 'searchbox' ), words );
	// Until the search has an answer, a block may be in two lists.
	await way.click(
		library.getByRole( 'option', { name: title, exact: true } ).first()
	);
}

/**
 * Publishes what is in the editor with its own buttons, as an author does.
 *
 * @return Address of the page, as the editor's link to it says.
 */
export async function publishFromEditor(
	page: Page,
	way: Walk
): Promise< string > {
	await way.click(
		page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await way.click(
		panel.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	const link = panel.getByRole( 'link', { name: /^View (?:Page|Post)/ } );
	await expect( link ).toBeVisible();
	return ( await link.getAttribute( 'href' ) ) ?? '';
}

/**
 * Follows each link to this site: no way ends nowhere.
 *
 * @param page  Screen with the links.
 * @param scope Selector of the part they are in.
 */
export async function followLinks(
	page: Page,
	scope: string
): Promise< void > {
	const addresses = await page
		.locator( `${ scope } a[href]` )
		.evaluateAll( ( links ) =>
			links.flatMap( ( link ) =>
				link instanceof HTMLAnchorElement &&
				link.origin === window.location.origin
					? [ link.href.replace( /#.*/, '' ) ]
					: []
			)
		);
	expect( addresses.length ).toBeGreaterThan( 0 );
	for ( const address of new Set( addresses ) ) {
		const answer = await page.request.get( address );
		expect( answer.status(), address ).toBe( 200 );
	}
}

type Begin = {
	admin: Admin;
	editor: Editor;
	page: Page;
	way: Walk;
};

/**
 * Begins a page with the buttons of the list of pages.
 *
 * @param tools Of the test, and the walk.
 * @param title Title of the page.
 */
export async function beginPage(
	{ admin, editor, page, way }: Begin,
	title: string
): Promise< void > {
	await admin.visitAdminPage( 'edit.php', 'post_type=page' );
	await way.click(
		page.locator( '.wrap' ).getByRole( 'link', { name: /^Add/ } )
	);
	await way.fill(
		editor.canvas.getByRole( 'textbox', { name: 'Add title' } ),
		title
	);
}
