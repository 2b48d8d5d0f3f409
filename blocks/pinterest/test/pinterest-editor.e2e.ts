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
				name: 'Pinterest address',
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

	test( 'pasting an address makes the block', async ( {
		admin,
		editor,
		page,
		pageUtils,
	} ) => {
		await admin.createNewPost();
		await editor.canvas
			.getByRole( 'button', { name: 'Add default block' } )
			.click();
		pageUtils.setClipboardData( {
			plainText: 'https://www.pinterest.com/quayboats/ropework/',
		} );
		await pageUtils.pressKeys( 'primary+v' );
		await expect
			.poll( () => editor.getBlocks() )
			.toMatchObject( [
				{
					name: 'jetpack/pinterest',
					attributes: {
						url: 'https://www.pinterest.com/quayboats/ropework/',
					},
				},
			] );

		await page.keyboard.press( 'Escape' );
		await editor.setContent( '' );
		await editor.canvas
			.getByRole( 'button', { name: 'Add default block' } )
			.click();
		pageUtils.setClipboardData( {
			plainText: '',
			html: '<p>Before</p><p>https://pin.it/2Ab3cD4</p>',
		} );
		await pageUtils.pressKeys( 'primary+v' );
		// It is selected after pasting, so that the short link is looked up.
		await expect
			.poll( () => editor.getBlocks() )
			.toMatchObject( [
				{ name: 'core/paragraph' },
				{
					name: 'jetpack/pinterest',
					attributes: { url: 'https://www.pinterest.com/pin/123/' },
				},
			] );
	} );

	test( 'a short link of an older post stays as it is until the block is selected', async ( {
		admin,
		editor,
		page,
		publish,
	} ) => {
		const { id } = await publish(
			'<!-- wp:jetpack/pinterest {"url":"https://pin.it/2Ab3cD4"} -->\n<a href="https://pin.it/2Ab3cD4" class="wp-block-jetpack-pinterest">https://pin.it/2Ab3cD4</a>\n<!-- /wp:jetpack/pinterest -->'
		);
		await admin.editPost( id );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Pinterest',
		} );
		await expect( block.getByRole( 'textbox' ) ).toHaveValue(
			'https://pin.it/2Ab3cD4'
		);
		expect(
			await page.evaluate( () =>
				window.wp.data.select( 'core/editor' ).isEditedPostDirty()
			)
		).toBe( false );
		await editor.selectBlocks( block );
		await expect( block.locator( 'iframe' ) ).toBeVisible();
	} );
} );
