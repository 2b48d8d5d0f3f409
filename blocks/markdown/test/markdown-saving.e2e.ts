import { expect, test } from '@tests/e2e/fixtures';
import { readCanvas } from '@tests/sweeps/canvas';

const CHUNK = '**/chunks/markdown.js*';
const RENDERED = '<p>A <strong>b</strong></p>';

test.describe( 'Markdown that is saved', () => {
	test(
		'stays as an author without all rights wrote it, and runs nothing',
		{ tag: '@core' },
		async ( { admin, allow, editor, page, pretend } ) => {
			await pretend( { user: 'author' } );
			// The picture of WordPress's guide for new users.
			allow( /s\.w\.org/ );
			const source =
				'`1 < 2 && 3 > 2` <script>window.hacked = 1</script> &amp; &lt;\n\n> --> "q" \\ <b onclick="x">b</b>';
			await admin.createNewPost( { title: 'By an author' } );
			await editor.insertBlock( {
				name: 'jetpack/markdown',
				attributes: { source },
			} );
			const field = editor.canvas.getByRole( 'textbox', {
				name: 'Markdown',
			} );
			await expect( field ).toHaveValue( source );
			await editor.saveDraft();
			await page.reload();
			await expect
				.poll(
					async () =>
						( await editor.getBlocks() )[ 0 ]?.attributes.source
				)
				.toBe( source );
			expect( ( await readCanvas( page, '' ) ).invalid ).toEqual( [] );
			// Core takes what it does not allow out of the HTML, which is none of this.
			expect( await editor.getEditedPostContent() ).toContain(
				'&lt;script&gt;window.hacked'
			);
			expect( await page.evaluate( () => 'hacked' in window ) ).toBe(
				false
			);
		}
	);

	test( 'before its code was there holds the HTML, once that has come', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		let release = () => {};
		const held = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( CHUNK, async ( route ) => {
			await held;
			await route.continue();
		} );
		await admin.createNewPost( { title: 'In a hurry' } );
		await editor.insertBlock( {
			name: 'jetpack/markdown',
			attributes: { source: 'A **b**' },
		} );
		const sent = page.waitForRequest(
			( request ) =>
				request.method() === 'POST' && /posts/.test( request.url() )
		);
		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Save draft' } )
			.click();
		release();
		expect( ( await sent ).postData() ).toContain( 'strong' );
		await page
			.getByRole( 'button', { name: 'Dismiss this notice' } )
			.filter( { hasText: 'Draft saved' } )
			.waitFor();
		const id = new URL( page.url() ).searchParams.get( 'post' );
		const post: { content: { raw: string } } = await requestUtils.rest( {
			path: `/wp/v2/posts/${ id }`,
			params: { context: 'edit' },
		} );
		expect( post.content.raw ).toContain( RENDERED );
	} );

	test( 'is not saved without its HTML, and the editor says why', async ( {
		admin,
		allow,
		editor,
		page,
	} ) => {
		allow( /markdown\.js|ChunkLoadError|Failed to load resource/ );
		await page.route( CHUNK, ( route ) => route.abort() );
		await admin.createNewPost( { title: 'Cut off' } );
		await editor.insertBlock( {
			name: 'jetpack/markdown',
			attributes: { source: 'A **b**' },
		} );
		const save = page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Save draft' } );
		await save.click();
		await expect(
			page.getByText( 'Could not load the Markdown formatter' ).first()
		).toBeVisible();
		await page.unroute( CHUNK );
		await editor.saveDraft();
		await page.reload();
		expect( await editor.getEditedPostContent() ).toContain( RENDERED );
	} );
} );
