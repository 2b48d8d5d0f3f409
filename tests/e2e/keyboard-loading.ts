/** Audits blocks by keyboard while they load. */
import { getPictures } from './demo';
import { expect } from './fixtures';
import { holdResponses, type HeldResponse } from './held-responses';
import type { KeyboardAuthor } from './keyboard-author';

export const WHILE_LOADING = { isLoading: true };

/** Matches the URL of a REST route, with pretty permalinks and without. */
export const matchRoute = ( route: string ) =>
	new RegExp( route.replaceAll( '/', '(?:/|%2F)' ) );

/** Expects the text that screen readers announce in place of the spinner. */
const expectStatus = ( author: KeyboardAuthor, text: string ) =>
	expect( author.block.getByRole( 'status' ) ).toContainText( text );

/** Audits a block while a response is held, and checks the focus after its release. */
export async function auditLoadingState(
	author: KeyboardAuthor,
	state: string,
	held: HeldResponse,
	statusText: string
): Promise< void > {
	await held.requested;
	await expectStatus( author, statusText );
	await author.expectFocusWithin( state );
	await author.auditState( state, WHILE_LOADING );
	await author.selectBlock();
	held.release();
	await expect( author.block.locator( '.components-spinner' ) ).toHaveCount(
		0
	);
	await author.expectFocusWithin( `after ${ state }` );
}

/** Types into the form of the block's placeholder and submits it. */
export async function submitForm(
	author: KeyboardAuthor,
	label: string,
	text: string,
	buttonName = 'Embed'
): Promise< void > {
	await author.selectBlock();
	await author.moveFocusTo(
		author.block.getByRole( 'textbox', { name: label } )
	);
	await author.page.keyboard.type( text );
	await author.activate(
		author.block.getByRole( 'button', { name: buttonName } )
	);
}

/** Audits a preview while the response for its frame is held. */
export async function auditLoadingFrame(
	author: KeyboardAuthor,
	frame: HeldResponse,
	title: string
): Promise< void > {
	await frame.requested;
	await author.expectFocusWithin( 'frame loading' );
	await expect( author.block.getByTitle( title ) ).toHaveCount( 1 );
	await author.auditState( 'frame loading', WHILE_LOADING );
	await author.selectBlock();
	frame.release();
	await author.expectFocusWithin( 'frame loaded' );
}

/** Audits a block while a file is being uploaded. */
export async function auditUpload( author: KeyboardAuthor ): Promise< void > {
	const { page } = author;
	const held = await holdResponses(
		page,
		matchRoute( 'wp/v2/media' ),
		'POST'
	);
	const image = await page.request.get( getPictures()[ 0 ]?.url ?? '' );
	await author.selectBlock();
	await author.moveFocusTo(
		author.block.getByRole( 'button', { name: 'Upload' } )
	);
	// As with the browser's file dialog, the focus stays on the button.
	await author.block.locator( 'input[type="file"]' ).setInputFiles( {
		name: `${ author.blockName.replace( '/', '-' ) }-loading.jpg`,
		mimeType: 'image/jpeg',
		buffer: await image.body(),
	} );
	await held.requested;
	const spinner = author.block.locator( '.components-spinner' );
	await expect( spinner ).toHaveCount( 1 );
	await author.expectFocusWithin( 'uploading' );
	await author.auditState( 'uploading', WHILE_LOADING );
	await author.selectBlock();
	held.release();
	await expect( spinner ).toHaveCount( 0 );
	await author.expectFocusWithin( 'uploaded' );
}
