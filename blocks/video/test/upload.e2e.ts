/** A film on its way into a post: cut off, paused, given up. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from '@tests/e2e/fixtures';
import { holdResponses } from '@tests/e2e/held-responses';
import { audit } from '@tests/sweeps/axe';

const FILM = path.join( __dirname, '../../../tests/e2e/films/tide.webm' );
const FAILED =
	'An error was encountered during the upload. Check your network connection.';

const TUS = /mainstreet\/v1\/tus|mainstreet%2Fv1%2Ftus/;

/** Smaller pieces, so that the film has several. */
const sendInPieces = ( page: Page ) =>
	page.route( /action=videopress-get-upload-token/, async ( route ) => {
		const response = await route.fetch();
		const answer = await response.json();
		answer.data.chunk_size = 20_000;
		await route.fulfill( { response, json: answer } );
	} );

/** Begins a post with the block. */
async function insertVideo( admin: Admin, editor: Editor ) {
	await admin.createNewPost();
	await editor.insertBlock( { name: 'videopress/video' } );
	return editor.canvas.getByRole( 'document', {
		name: 'Block: Hosted Video',
	} );
}

const isPiece = ( method: string, override: string | undefined ) =>
	method === 'PATCH' || override === 'PATCH';

test.describe( 'Uploading a hosted video', () => {
	test( 'that is cut off goes on where it was, byte for byte', async ( {
		admin,
		allow,
		editor,
		page,
		requestUtils,
	} ) => {
		allow( /Failed to load resource|ERR_FAILED|400/ );
		await sendInPieces( page );
		let pieces = 0;
		let created = 0;
		await page.route( TUS, ( route ) => {
			const request = route.request();
			created += request.method() === 'POST' ? 1 : 0;
			return isPiece(
				request.method(),
				request.headers()[ 'x-http-method-override' ]
			) && ++pieces === 2
				? route.fulfill( { status: 400, body: '' } )
				: route.continue();
		} );
		const block = await insertVideo( admin, editor );
		await block.locator( 'input[type="file"]' ).setInputFiles( FILM );
		await expect( block.getByRole( 'alert' ) ).toHaveText( FAILED );
		// The message says what is missing: the rest of the post can be saved.
		await expect(
			page.getByRole( 'button', { name: 'Save draft' } )
		).toBeEnabled();
		await block.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( block.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/mainstreet_video=[A-Za-z0-9]{8}/
		);
		expect( created ).toBe( 1 );
		expect( await editor.getEditedPostContent() ).toMatch(
			/^<!-- wp:videopress\/video \{(?:(?!blob:).)*"guid":"[A-Za-z0-9]{8}"(?:(?!blob:).)*\} \/-->$/
		);
		const [ video ] = await editor.getBlocks();
		const { source_url: address } = await requestUtils.rest( {
			path: `/wp/v2/media/${ video?.attributes?.id }`,
		} );
		const stored = await page.request.get( address );
		expect(
			( await stored.body() ).equals(
				Uint8Array.from( readFileSync( FILM ) )
			)
		).toBe( true );
	} );

	test( 'of several that are dropped at once makes a block of each', async ( {
		admin,
		editor,
		page,
		pageUtils,
	} ) => {
		const held = await holdResponses( page, TUS, 'PATCH' );
		const block = await insertVideo( admin, editor );
		const place = block.locator( '.block-editor-media-placeholder' );
		const buffer = readFileSync( FILM );
		const { dragOver, drop } = await pageUtils.dragFiles( [
			{ name: 'first.webm', mimeType: 'video/webm', buffer },
			{ name: 'notes.txt', mimeType: 'text/plain', buffer },
			{ name: 'second.webm', mimeType: 'video/webm', buffer },
			{ name: 'third.webm', mimeType: 'video/webm', buffer },
		] );
		await dragOver( place );
		await drop();
		await held.requested;
		const save = page.getByRole( 'button', { name: 'Save draft' } );
		await expect( save ).toBeDisabled();
		await expect(
			editor.canvas.getByText( 'This is not a video file.' )
		).toBeVisible();
		held.release();
		await expect( editor.canvas.locator( 'iframe' ) ).toHaveCount( 3 );
		await expect( save ).toBeEnabled();
		const blocks = await editor.getBlocks();
		expect(
			blocks.map( ( { name, attributes } ) => [
				name,
				attributes?.title,
			] )
		).toEqual( [
			[ 'videopress/video', 'first' ],
			[ 'videopress/video', 'second' ],
			[ 'videopress/video', 'third' ],
		] );
		expect(
			new Set( blocks.map( ( { attributes } ) => attributes?.guid ) ).size
		).toBe( 3 );
	} );

	test( 'is given up, and the place for another one is there again', async ( {
		admin,
		allow,
		editor,
		page,
	} ) => {
		allow( /Failed to load resource|ERR_FAILED|400/ );
		await sendInPieces( page );
		const ended: number[] = [];
		await page.route( TUS, async ( route ) => {
			const request = route.request();
			if (
				isPiece(
					request.method(),
					request.headers()[ 'x-http-method-override' ]
				)
			) {
				return route.fulfill( { status: 400, body: '' } );
			}
			if ( request.method() === 'DELETE' ) {
				const response = await route.fetch();
				ended.push( response.status() );
				return route.fulfill( { response } );
			}
			return route.continue();
		} );
		const block = await insertVideo( admin, editor );
		await block.locator( 'input[type="file"]' ).setInputFiles( FILM );
		await expect( block.getByRole( 'alert' ) ).toHaveText( FAILED );
		await block.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect(
			block.getByRole( 'button', { name: 'Media Library' } )
		).toBeVisible();
		await expect.poll( () => ended ).toEqual( [ 204 ] );
	} );

	test( 'is paused, resumed and tried again by the keyboard alone', async ( {
		admin,
		allow,
		editor,
		page,
	} ) => {
		allow( /Failed to load resource|ERR_FAILED|400/ );
		await sendInPieces( page );
		const held = await holdResponses( page, TUS, 'PATCH' );
		const block = await insertVideo( admin, editor );
		const check = async () => {
			const canvas = page.frame( 'editor-canvas' );
			expect(
				canvas &&
					( await audit( canvas, '[data-type="videopress/video"]' ) )
			).toEqual( [] );
		};
		await expect(
			block.getByRole( 'button', { name: 'Media Library' } )
		).toBeVisible();
		await check();
		await block.locator( 'input[type="file"]' ).setInputFiles( FILM );
		await held.requested;
		const button = ( name: string ) =>
			block.getByRole( 'button', { name, exact: true } );
		await expect(
			page.getByRole( 'button', { name: 'Save draft' } )
		).toBeDisabled();
		await check();
		await button( 'Pause' ).press( 'Enter' );
		await expect( button( 'Resume' ) ).toBeFocused();
		await check();
		await page.keyboard.press( 'Tab' );
		await expect( button( 'Cancel' ) ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		// The next piece is refused, as by a web server.
		await page.route( TUS, ( route ) =>
			route.request().method() === 'PATCH'
				? route.fulfill( { status: 400, body: '' } )
				: route.fallback()
		);
		held.release();
		await page.keyboard.press( 'Enter' );
		await expect( button( 'Try again' ) ).toBeFocused();
		await expect( block.getByRole( 'alert' ) ).toHaveText( FAILED );
		await check();
		await page.unroute( TUS );
		await page.keyboard.press( 'Enter' );
		await expect( block.locator( 'iframe' ) ).toHaveAttribute(
			'src',
			/mainstreet_video=[A-Za-z0-9]{8}/
		);
		await expect( block ).toBeFocused();
	} );
} );
