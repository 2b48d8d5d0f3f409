/** How a block is looked at while it waits. */
import { getPictures } from './demo';
import { expect } from './fixtures';
import { hold, type Held } from './hold';
import type { KeyboardAuthor } from './keyboard-author';

export const WAITING = { isWaiting: true };

/** Of a route of the server's, in the path or in the query. */
export const route = ( name: string ) =>
	new RegExp( name.replaceAll( '/', '(?:/|%2F)' ) );
/** What a wait says to those who don't see its spinner. */
const expectStatus = ( author: KeyboardAuthor, text: string ) =>
	expect( author.block.getByRole( 'status' ) ).toContainText( text );

/** The block while it waits, and once it does not. */
export async function lookAtWait(
	author: KeyboardAuthor,
	state: string,
	held: Held,
	says: string
): Promise< void > {
	await held.asked;
	await expectStatus( author, says );
	await author.expectFocusWithin( state );
	await author.look( state, WAITING );
	await author.enter();
	held.release();
	await expect( author.block.locator( '.components-spinner' ) ).toHaveCount(
		0
	);
	await author.expectFocusWithin( `behind ${ state }` );
}

/** Types an address into the block's form and sends it. */
export async function send(
	author: KeyboardAuthor,
	label: string,
	text: string,
	button = 'Embed'
): Promise< void > {
	await author.enter();
	await author.go( author.block.getByRole( 'textbox', { name: label } ) );
	await author.page.keyboard.type( text );
	await author.go( author.block.getByRole( 'button', { name: button } ) );
	await author.press( 'Enter' );
}

/** A preview whose frame has not come. */
export async function lookAtFrame(
	author: KeyboardAuthor,
	frame: Held,
	title: string
): Promise< void > {
	await frame.asked;
	await author.expectFocusWithin( 'frame on its way' );
	await expect( author.block.getByTitle( title ) ).toHaveCount( 1 );
	await author.look( 'frame on its way', WAITING );
	await author.enter();
	frame.release();
	await author.expectFocusWithin( 'frame there' );
}

/** A file that is being uploaded. */
export async function lookAtUpload( author: KeyboardAuthor ): Promise< void > {
	const { page } = author;
	const held = await hold( page, route( 'wp/v2/media' ), 'POST' );
	const picture = await page.request.get( getPictures()[ 0 ]?.url ?? '' );
	await author.enter();
	await author.go( author.block.getByRole( 'button', { name: 'Upload' } ) );
	const chooser = page.waitForEvent( 'filechooser' );
	await author.press( 'Enter' );
	await (
		await chooser
	).setFiles( {
		name: `${ author.name.replace( '/', '-' ) }-waits.jpg`,
		mimeType: 'image/jpeg',
		buffer: await picture.body(),
	} );
	await held.asked;
	const spinner = author.block.locator( '.components-spinner' );
	await expect( spinner ).toHaveCount( 1 );
	await author.expectFocusWithin( 'uploading' );
	await author.look( 'uploading', WAITING );
	await author.enter();
	held.release();
	await expect( spinner ).toHaveCount( 0 );
	await author.expectFocusWithin( 'uploaded' );
}
