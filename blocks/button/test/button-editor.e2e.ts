/** The button in the editor: its link in the toolbar, and styles by WordPress's own panels. */
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { selectBlock, showSetting } from '@tests/e2e/inspector';

const LINK = '<!-- wp:jetpack/button {"element":"a","text":"Book"} /-->';

test( 'a link is set in the toolbar, and padding, border and letters in the sidebar', async ( {
	admin,
	editor,
	page,
	publish,
	visit,
} ) => {
	await admin.createNewPost( { postType: 'page' } );
	await editor.setContent( LINK );
	await editor.openDocumentSettingsSidebar();
	await selectBlock( page, 'jetpack/button' );
	await editor.clickBlockToolbarButton( 'Link' );
	await page
		.getByPlaceholder( 'Search or type URL' )
		.fill( 'https://example.org/boats' );
	await page.keyboard.press( 'Enter' );
	await expect
		.poll( () => editor.getEditedPostContent() )
		.toContain( '"url":"https://example.org/boats"' );
	await page.keyboard.press( 'Escape' );

	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Styles' } ).click();
	await showSetting( page, 'Typography', 'Letter case' );
	await settings
		.getByRole( 'button', { name: 'Uppercase' } )
		.or( settings.getByRole( 'radio', { name: 'Uppercase' } ) )
		.click();
	const text = editor.canvas.getByRole( 'textbox', { name: 'Button text' } );
	await expect( text ).toHaveCSS( 'text-transform', 'uppercase' );
	await showSetting( page, 'Dimensions', 'Padding' );
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const { clientId, attributes } =
			select( 'core/block-editor' ).getBlocks()[ 0 ];
		dispatch( 'core/block-editor' ).updateBlockAttributes( clientId, {
			style: {
				...attributes.style,
				spacing: { padding: { left: '70px' } },
			},
		} );
	} );
	await expect( text ).toHaveCSS( 'padding-left', '70px' );
	expect( await getInvalidBlocks( page ) ).toEqual( [] );

	const { url } = await publish( await editor.getEditedPostContent(), {
		type: 'page',
	} );
	const link = ( await visit( url ) ).getByRole( 'link', { name: 'Book' } );
	await expect( link ).toHaveAttribute( 'href', 'https://example.org/boats' );
	await expect( link ).toHaveCSS( 'padding-left', '70px' );
	await expect( link ).toHaveCSS( 'text-transform', 'uppercase' );
} );
