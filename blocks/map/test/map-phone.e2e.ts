import { expect, test } from '@tests/e2e/fixtures';
import { DRAWING, getBlock, getButton, TWO, withToken } from './editor-map';

for ( const rtl of [ false, true ] ) {
	test( `on a phone the search for a place fits into the window${ rtl ? ', also from right to left' : '' }`, async ( {
		admin,
		editor,
		page,
		pretend,
	} ) => {
		await pretend( { ...withToken, rtl } );
		await page.setViewportSize( { width: 390, height: 844 } );
		await admin.createNewPost( { title: 'Out and about' } );
		await editor.setContent( TWO );
		const block = getBlock( editor.canvas );
		await expect( getButton( block, 'Quay' ) ).toBeVisible( DRAWING );
		await editor.selectBlocks( block );
		// By the keyboard: while the toolbar finds its place, a pointer there opens the menu of the admin bar over it.
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Add a marker' } )
			.press( 'Enter' );
		const search = page.getByRole( 'combobox', {
			name: 'Search for an address or place',
		} );
		await search.fill( 'main street' );
		await expect( page.getByRole( 'option' ).first() ).toBeVisible();
		await expect( search ).toBeInViewport( { ratio: 1 } );
		await expect( page.getByRole( 'option' ).first() ).toBeInViewport( {
			ratio: 1,
		} );
	} );
}
