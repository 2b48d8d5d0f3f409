/**
 * What blocks bring later (the later.ts of each) arrives in an empty post on first use: what
 * is read before that fetches it, and nothing is lost when it does not arrive.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { turnParagraphInto } from './inserter';

const CHUNK = '**/build/chunks/later.js*';

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

/** Core writes blocks it does not take for valid without empty lines between inner ones. */
const dense = ( content: string ): string => content.replace( /\n+/g, '\n' );

const NEW = [ 'jetpack/contact-form', 'jetpack/revue', 'jetpack/rating-star' ];

test.beforeEach( ( { allow } ) => {
	// What core itself prints about markup that is not today's.
	allow( /Block validation/ );
} );

test.describe( 'An empty post', () => {
	test( 'reads what is pasted with old versions', async ( {
		admin,
		editor,
		page,
		pageUtils,
	} ) => {
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
		expect( left.filter( ( name ) => NEW.includes( name ) ) ).toEqual( [] );
	} );

	test( 'gives scripts of others whole blocks at once @core', async ( {
		admin,
		page,
	} ) => {
		await admin.createNewPost();
		const read = await page.evaluate( ( content ) => {
			const { blocks } = window.wp;
			return blocks
				.parse( content )
				.map( ( block: { name: string; isValid: boolean } ) =>
					block.isValid ? block.name : 'old'
				);
		}, OLD );
		expect( read ).toEqual( NEW );
	} );

	test( 'says what did not arrive, saves it as it was, and tries again', async ( {
		admin,
		allow,
		editor,
		page,
		pageUtils,
	} ) => {
		allow( /later\.js/ );
		// The request is named by the script that makes it.
		allow( /net::ERR_FAILED/ );
		await page.route( CHUNK, ( route ) => route.abort() );
		await admin.createNewPost( { title: 'Moved house' } );
		await editor.canvas
			.getByRole( 'button', { name: 'Add default block' } )
			.click();
		pageUtils.setClipboardData( { plainText: OLD } );
		await pageUtils.pressKeys( 'primary+v' );
		const retry = editor.canvas
			.getByRole( 'button', { name: 'Load again' } )
			.first();
		await expect( retry ).toBeVisible();
		await editor.saveDraft();
		expect( dense( await readContent( page ) ) ).toBe( dense( OLD ) );

		await page.unroute( CHUNK );
		await retry.click();
		await expect.poll( () => readBlocks( page ) ).toEqual( NEW );

		// Opened again, the post has its old versions from the start.
		const chunk = page.waitForResponse( CHUNK );
		await page.reload();
		await chunk;

		await expect.poll( () => readBlocks( page ) ).toEqual( NEW );
		await expect(
			editor.canvas.getByRole( 'button', { name: 'Load again' } )
		).toHaveCount( 0 );
	} );

	test( 'offers our blocks where a block is changed into another', async ( {
		admin,
		editor,
		page,
	} ) => {
		await turnParagraphInto(
			{ admin, editor, page },
			'Low tide',
			'Markdown'
		);
		await expect
			.poll( () => readBlocks( page ) )
			.toEqual( [ 'jetpack/markdown' ] );
	} );
} );
