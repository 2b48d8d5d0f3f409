import { expect, test } from './fixtures';
import { insertBySearch } from './inserter';

test.describe( 'The house', { tag: '@core' }, () => {
	test(
		'an editor inserts a block, saves, reloads, publishes; a visitor uses the page',
		{ tag: '@main' },
		async ( { admin, editor, page, visit } ) => {
			await admin.createNewPost( { title: 'Welcome back' } );
			await insertBySearch( page, 'Repeat Visitor', 'Repeat Visitor' );

			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Repeat Visitor',
			} );
			await block
				.getByRole( 'spinbutton', { name: 'Visit number' } )
				.fill( '2' );
			await editor.insertBlock(
				{
					name: 'core/paragraph',
					attributes: { content: 'You again!' },
				},
				{
					clientId: await page.evaluate(
						() =>
							window.wp.data
								.select( 'core/block-editor' )
								.getBlocks()[ 0 ].clientId
					),
				}
			);
			await editor.saveDraft();
			await page.reload();

			await expect( block ).toBeVisible();
			await expect(
				editor.canvas.getByText( 'Show from visit 2 onward' )
			).toBeVisible();
			const areValid = await page.evaluate( () =>
				window.wp.data
					.select( 'core/block-editor' )
					.getBlocks()
					.every(
						( inserted: { isValid: boolean } ) => inserted.isValid
					)
			);
			expect( areValid ).toBe( true );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			const greeting = visitor.getByText( 'You again!' );
			await expect(
				visitor.getByText( 'Welcome back' ).first()
			).toBeVisible();
			await expect( greeting ).toBeHidden();
			await visitor.reload();
			await expect( greeting ).toBeVisible();
		}
	);
} );
