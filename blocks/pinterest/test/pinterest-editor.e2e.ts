import { expect, test } from '@tests/e2e/fixtures';

const SORRY = 'Sorry, this content could not be embedded.';

test.describe( 'Pinterest in the editor', () => {
	test(
		'an address is embedded, a short link looked up, a wrong one can become a link',
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			test.slow();
			await admin.createNewPost();
			await editor.insertBlock( { name: 'jetpack/pinterest' } );
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Pinterest',
			} );
			const field = block.getByRole( 'textbox', {
				name: 'Pinterest URL',
			} );
			const embed = block.getByRole( 'button', { name: 'Embed' } );

			await field.fill( 'https://example.org/pin/1/' );
			await embed.click();
			await expect( block.getByText( SORRY ) ).toBeVisible();
			await expect( field ).toHaveValue( 'https://example.org/pin/1/' );

			await field.fill( 'https://www.pinterest.com/pin/404/' );
			await embed.click();
			await expect( block.getByText( SORRY ) ).toBeVisible();

			await field.fill( 'https://pin.it/2Ab3cD4' );
			await embed.click();
			const frame = block.locator( 'iframe' );
			await expect( frame ).toHaveAttribute( 'srcdoc', /pin\/123\// );
			await expect( frame ).not.toHaveAttribute(
				'sandbox',
				/allow-same-origin/
			);
			await expect(
				block
					.frameLocator( 'iframe' )
					.getByText( /Drawn: \/pin\/123\/|pinterest\.com\/pin\/123/ )
			).toBeVisible();
			expect( ( await editor.getBlocks() )[ 0 ]?.attributes ).toEqual( {
				url: 'https://www.pinterest.com/pin/123/',
			} );

			await editor.clickBlockToolbarButton( 'Edit URL' );
			await field.fill( 'https://www.pinterest.com/a/b/c/' );
			await embed.click();
			await block
				.getByRole( 'button', { name: 'Convert block to link' } )
				.click();
			expect( await editor.getEditedPostContent() ).toContain(
				'<p><a href="https://www.pinterest.com/a/b/c/">https://www.pinterest.com/a/b/c/</a></p>'
			);
			await page.keyboard.press( 'Escape' );
		}
	);
} );
