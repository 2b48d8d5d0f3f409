import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch, turnParagraphInto } from '@tests/e2e/inserter';

test.describe( 'Markdown', () => {
	test(
		'an author writes, looks at the preview, saves, reloads; a visitor reads',
		{ tag: '@main' },
		async ( { admin, editor, page, visit } ) => {
			await admin.createNewPost( { title: 'Notes in Markdown' } );
			await insertBySearch( page, 'markdown', 'Markdown' );

			const field = editor.canvas.getByRole( 'textbox', {
				name: 'Markdown',
			} );
			await field.click();
			await page.keyboard.type( '## Tides' );
			await page.keyboard.press( 'Enter' );
			await page.keyboard.press( 'Enter' );
			await page.keyboard.type( 'High water at *six*.' );

			await editor.clickBlockToolbarButton( 'Preview' );
			await expect(
				editor.canvas.getByRole( 'heading', { name: 'Tides' } )
			).toBeVisible();
			await expect( field ).toHaveCount( 0 );

			// Leaving the block ends the preview: selected again, it shows the source.
			await editor.canvas
				.getByRole( 'textbox', { name: 'Add title' } )
				.click();
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Markdown',
			} );
			await block.getByText( 'High water' ).click();
			await expect( field ).toBeFocused();
			await expect( field ).toHaveValue(
				'## Tides\n\nHigh water at *six*.'
			);

			await editor.saveDraft();
			await page.reload();
			await expect( block.getByRole( 'heading' ) ).toHaveText( 'Tides' );
			expect( await editor.getEditedPostContent() )
				.toBe( `<!-- wp:jetpack/markdown {"source":"## Tides\\n\\nHigh water at *six*."} -->
<div class="wp-block-jetpack-markdown"><h2>Tides</h2>
<p>High water at <em>six</em>.</p>
</div>
<!-- /wp:jetpack/markdown -->` );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			await expect(
				visitor.getByRole( 'heading', { name: 'Tides' } )
			).toBeVisible();
			await expect(
				visitor.locator( 'script[src*="mainstreet-blocks"]' )
			).toHaveCount( 0 );
		}
	);

	test( 'Backspace removes an empty block; an empty one shows a hint', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await editor.insertBlock( {
			name: 'core/paragraph',
			attributes: { content: 'Before' },
		} );
		await editor.insertBlock( { name: 'jetpack/markdown' } );
		const field = editor.canvas.getByRole( 'textbox', {
			name: 'Markdown',
		} );
		await expect( field ).toBeFocused();
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.click();
		const hint = editor.canvas.getByText( 'Write in Markdown, such as' );
		await expect( hint ).toBeVisible();
		await hint.click();
		await page.keyboard.type( 'a' );
		await page.keyboard.press( 'Backspace' );
		await expect( field ).toHaveValue( '' );
		await page.keyboard.press( 'Backspace' );
		await expect( field ).toHaveCount( 0 );
		expect( ( await editor.getBlocks() ).map( ( b ) => b.name ) ).toEqual( [
			'core/paragraph',
		] );
	} );

	test( 'what a post holds stays letter by letter until its source is edited, and runs nothing', async ( {
		admin,
		editor,
		page,
		publish,
	} ) => {
		const content = `<!-- wp:jetpack/markdown {"source":"An *old* text"} -->
<div class="wp-block-jetpack-markdown"><p>An <i>old</i> text &quot;here&quot;<br /><img src="data:image/gif;base64,AA" alt="pic" onerror="window.hacked=1"/></p></div>
<!-- /wp:jetpack/markdown -->`;
		const { id } = await publish( content );
		await admin.editPost( id );
		await expect( editor.canvas.getByAltText( 'pic' ) ).toBeAttached();
		expect( await editor.getEditedPostContent() ).toBe( content );
		expect(
			await page.evaluate( () =>
				[ window, ...Array.from( window.frames ) ].some(
					( frame ) => 'hacked' in frame
				)
			)
		).toBe( false );

		await editor.canvas.getByText( 'An old text' ).click();
		await page.keyboard.press( 'ControlOrMeta+End' );
		await page.keyboard.type( '!' );
		await expect
			.poll( () => editor.getEditedPostContent() )
			.toContain( '<p>An <em>old</em> text!</p>' );
		// Undo restores the source and the text of the post together.
		for ( let step = 0; step < 3; step++ ) {
			await page.keyboard.press( 'ControlOrMeta+z' );
		}
		await expect
			.poll( () => editor.getEditedPostContent() )
			.toBe( content );
	} );

	test( 'a paragraph becomes Markdown; a source set by code is rendered', async ( {
		admin,
		editor,
		page,
	} ) => {
		// What blocks can become arrives when an author reaches for it.
		await turnParagraphInto(
			{ admin, editor, page },
			'Some <strong>bold</strong> text',
			'Markdown'
		);
		await expect
			.poll( () => editor.getEditedPostContent() )
			.toContain( '<p>Some <strong>bold</strong> text</p>' );
	} );

	test( 'long words, tables and code stay within a phone', async ( {
		publish,
		visit,
	} ) => {
		const long = 'x'.repeat( 300 );
		const { url } =
			await publish( `<!-- wp:jetpack/markdown {"source":"x"} -->
<div class="wp-block-jetpack-markdown"><p>${ long }</p>
<pre><code>${ long }
</code></pre>
<table><thead><tr>${ `<th>${ long }</th>`.repeat( 6 ) }</tr></thead></table>
</div>
<!-- /wp:jetpack/markdown -->` );
		const visitor = await visit( url, { width: 390 } );
		const width = await visitor.evaluate(
			() => document.documentElement.scrollWidth
		);
		expect( width ).toBeLessThanOrEqual( 390 );
	} );
} );
