import { expect, test } from '@tests/e2e/fixtures';

test.describe( 'Markdown as blocks', () => {
	test( 'an author makes blocks of a text, colours kept, and takes it back', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await editor.insertBlock( {
			name: 'jetpack/markdown',
			attributes: {
				source: '## Tides\n\nHigh water at *six*.',
				backgroundColor: 'contrast',
			},
		} );
		await expect
			.poll( () => editor.getEditedPostContent() )
			.toContain( '<h2>Tides</h2>' );
		const before = await editor.getEditedPostContent();
		await editor.clickBlockToolbarButton( 'Convert to blocks' );
		await expect
			.poll( () => editor.getBlocks() )
			.toMatchObject( [
				{
					name: 'core/group',
					attributes: { backgroundColor: 'contrast' },
					innerBlocks: [
						{ name: 'core/heading', attributes: { level: 2 } },
						{ name: 'core/paragraph' },
					],
				},
			] );
		await page.keyboard.press( 'ControlOrMeta+z' );
		await expect.poll( () => editor.getEditedPostContent() ).toBe( before );
	} );
} );
