/** Content of older releases that comes into an empty post as text. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const readFixture = ( block: string, name: string ): string =>
	fs
		.readFileSync(
			path.resolve(
				__dirname,
				`../../blocks/${ block }/test/fixtures/${ name }.html`
			),
			'utf8'
		)
		.trim();

/** An old form (its markup is today's, its attributes are not), an old link, and a block of today. */
const OLD = [
	readFixture( 'contact-form', 'deprecated-own-button' ),
	readFixture( 'revue', 'deprecated-d1' ),
	readFixture( 'rating-star', 'style-outlined' ),
].join( '\n\n' );

/** What the blocks become, by name; `old` for what is not valid. */
const readBlocks = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		window.wp.data
			.select( 'core/block-editor' )
			.getBlocks()
			.map( ( block: { name: string; isValid: boolean } ) =>
				block.isValid ? block.name : 'old'
			)
	);

const readContent = ( page: Page ): Promise< string > =>
	page.evaluate( () =>
		window.wp.data.select( 'core/editor' ).getEditedPostContent()
	);

const NEW = [ 'jetpack/contact-form', 'jetpack/revue', 'jetpack/rating-star' ];

test.beforeEach( ( { allow } ) => {
	// What core itself prints about markup that is not today's.
	allow( /Block validation/ );
} );

test.describe( 'An empty post', () => {
	test(
		'reads what is pasted with old versions',
		{ tag: '@main' },
		async ( { admin, editor, page, pageUtils } ) => {
			await admin.createNewPost( { title: 'Moved house' } );
			await editor.canvas
				.getByRole( 'button', { name: 'Add default block' } )
				.click();
			pageUtils.setClipboardData( { plainText: OLD } );
			await pageUtils.pressKeys( 'primary+v' );

			await expect.poll( () => readBlocks( page ) ).toEqual( NEW );
			await expect( editor.canvas.getByText( 'Ask now' ) ).toBeVisible();
			expect( await readContent( page ) ).toContain( 'Count me in' );

			await page.evaluate( () =>
				window.wp.data.dispatch( 'core/editor' ).undo()
			);
			const left = await readBlocks( page );
			expect( left.filter( ( name ) => NEW.includes( name ) ) ).toEqual(
				[]
			);
		}
	);

	test( 'gives scripts of others whole blocks at once, and offers our blocks where a block is changed into another @core', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		// Before the editor shows a block of ours.
		const read = await page.evaluate( ( content ) => {
			const { blocks } = window.wp;
			return blocks
				.parse( content )
				.map( ( block: { name: string; isValid: boolean } ) =>
					block.isValid ? block.name : 'old'
				);
		}, OLD );
		expect( read ).toEqual( NEW );

		await test.step( 'a paragraph becomes Markdown', async () => {
			await editor.insertBlock( {
				name: 'core/paragraph',
				attributes: { content: 'Low tide' },
			} );
			await editor.clickBlockToolbarButton( 'Paragraph' );
			await page.getByRole( 'menuitem', { name: 'Markdown' } ).click();
			await expect
				.poll( () => readBlocks( page ) )
				.toEqual( [ 'jetpack/markdown' ] );
		} );
	} );
} );
