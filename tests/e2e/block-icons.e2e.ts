import { expect, test } from './fixtures';
import { searchInserter } from './inserter';

/** Buttons of our blocks in the inserter. */
const OURS = '[class*="editor-block-list-item-jetpack-"]';
const SHAPE = ':is(svg :is(path, rect, circle), .dashicon)';

test.describe( 'Icons of blocks', () => {
	test( 'are drawn in the inserter of an empty post', async ( {
		admin,
		page,
	} ) => {
		await admin.createNewPost();
		await searchInserter( page, '' );
		const blocks = page
			.getByRole( 'region', { name: 'Block Library' } )
			.locator( OURS );
		await expect.poll( () => blocks.count() ).toBeGreaterThan( 25 );
		// Core lists more and more of them.
		await expect(
			blocks.filter( { hasNot: page.locator( SHAPE ) } )
		).toHaveCount( 0 );
	} );

	test( 'are drawn in the toolbar and the list view', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/business-hours' } );
		await expect(
			page
				.getByRole( 'toolbar', { name: 'Block tools' } )
				.locator( '.block-editor-block-icon' )
				.first()
				.locator( SHAPE )
		).not.toHaveCount( 0 );
		await page.getByRole( 'button', { name: 'Document Overview' } ).click();
		await expect(
			page
				.getByRole( 'treegrid', { name: 'Block navigation structure' } )
				.locator( '.block-editor-block-icon' )
				.locator( SHAPE )
		).not.toHaveCount( 0 );
	} );
} );
