/** Hosted videos in core's video block: posts of the service, and dropped films. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { getPlayerFrame, uploadVideo } from '@tests/e2e/videos';

const FILM = path.join( __dirname, '../../../tests/e2e/films/tide.webm' );

const write = ( guid: string ): string =>
	`<!-- wp:video {"guid":"${ guid }","muted":true,"videoPressClassNames":"wp-block-embed is-type-video is-provider-videopress"} -->
<figure class="wp-block-video wp-block-embed is-type-video is-provider-videopress"><div class="wp-block-embed__wrapper">
https://videopress.com/v/${ guid }?resizeToParent=true&amp;cover=true&amp;muted=true&amp;persistVolume=false&amp;preloadContent=metadata&amp;useAverageColor=true
</div><figcaption>Ebb tide</figcaption></figure>
<!-- /wp:video -->`;

const writePlain = ( src: string ): string =>
	`<!-- wp:video -->
<figure class="wp-block-video"><video controls loop src="${ src }"></video></figure>
<!-- /wp:video -->`;

/** What the editor would save now. */
const reopened = ( page: Page ): Promise< string > =>
	page.evaluate( () =>
		window.wp.blocks.serialize(
			window.wp.data.select( 'core/block-editor' ).getBlocks()
		)
	);

test.describe( 'A hosted video in core’s block', () => {
	test(
		'opens, is changed and saved; visitors play it here',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page, publish, requestUtils, visit } ) => {
			const video = await uploadVideo( requestUtils );
			const post = await publish( write( video.guid ) );
			await admin.editPost( String( post.id ) );
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Video',
			} );
			await expect( block.locator( 'iframe' ) ).toHaveAttribute(
				'src',
				new RegExp( `mainstreet_video=${ video.guid }.*muted=true` )
			);
			await editor.selectBlocks( block );
			await editor.openDocumentSettingsSidebar();
			await page.getByRole( 'checkbox', { name: 'Loop' } ).click();
			const content = await editor.getEditedPostContent();
			expect( content ).toContain( '"loop":true' );
			expect( content ).toContain( '&amp;loop=true&amp;muted=true' );
			await page.evaluate( () =>
				window.wp.data.dispatch( 'core/editor' ).savePost()
			);
			await page.reload();
			await expect( block.locator( 'iframe' ) ).toHaveAttribute(
				'src',
				/loop=true&muted=true/
			);
			expect( await reopened( page ) ).toBe( content );
			const visitor = await visit( post.url );
			const { play } = getPlayerFrame( visitor, '.wp-block-video' );
			await play();
		}
	);

	test( 'leaves plain videos as they are @core', async ( {
		admin,
		editor,
		page,
		publish,
		requestUtils,
	} ) => {
		const { guid, id } = await uploadVideo( requestUtils );
		const media = await requestUtils.rest< { source_url: string } >( {
			path: `/wp/v2/media/${ id }`,
		} );
		const plain = writePlain( media.source_url );
		const post = await publish( `${ write( guid ) }\n\n${ plain }` );
		await admin.editPost( String( post.id ) );
		await expect(
			editor.canvas.locator( '.wp-block-video video' )
		).toBeVisible();
		const saved = await reopened( page );
		expect( saved.split( '\n\n' )[ 1 ] ).toBe( plain );
	} );

	test( 'is made of a film that is dropped', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await page.evaluate( ( bytes ) => {
			const file = new File(
				[
					Uint8Array.from( atob( bytes ), ( each ) =>
						each.charCodeAt( 0 )
					),
				],
				'ebb.webm',
				{ type: 'video/webm' }
			);
			const { blocks, data } = window.wp;
			const way = blocks.findTransform(
				blocks.getBlockTransforms( 'from' ),
				( transform: {
					type: string;
					isMatch: ( files: File[] ) => boolean;
				} ) =>
					transform.type === 'files' && transform.isMatch( [ file ] )
			);
			data.dispatch( 'core/block-editor' ).insertBlocks(
				way.transform( [ file ] )
			);
		}, readFileSync( FILM ).toString( 'base64' ) );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Video',
		} );
		await expect( block.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/mainstreet_video=[A-Za-z0-9]{8}/
		);
		const content = await editor.getEditedPostContent();
		expect( content ).toMatch( /"guid":"[A-Za-z0-9]{8}"/ );
		expect( content ).not.toContain( 'fileForImmediateUpload' );
	} );
} );
