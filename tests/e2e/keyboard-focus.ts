/** Where the keyboard's focus is. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Most steps to a control. */
const FAR = 70;

/**
 * Whether a control has the focus. A document keeps its active element while another has the focus.
 *
 * @param control The control.
 */
const hasFocus = async ( control: Locator ): Promise< boolean > =>
	( await control.count() ) === 1 &&
	control.evaluate(
		( element ) =>
			element.ownerDocument.hasFocus() &&
			element.ownerDocument.activeElement === element
	);

/**
 * Presses a key until a control has the focus.
 *
 * @param page    The page.
 * @param control The control.
 * @param key     Key that leads on.
 */
export async function pressTo(
	page: Page,
	control: Locator,
	key: string
): Promise< void > {
	for ( let steps = 0; steps < FAR; steps++ ) {
		if ( await hasFocus( control ) ) {
			return;
		}
		await page.keyboard.press( key );
	}
	throw new Error( `${ key } does not lead to ${ control }.` );
}

/**
 * Fails unless a block has the focus, or something in it.
 *
 * @param block The block.
 * @param state Name of the state it is in.
 */
export const expectFocusWithin = (
	block: Locator,
	state: string
): Promise< void > =>
	expect( async () => {
		const isWithin = await block.evaluate(
			( element ) =>
				element.ownerDocument.hasFocus() &&
				element.contains( element.ownerDocument.activeElement )
		);
		expect( isWithin, `${ state }: the focus is in the block` ).toBe(
			true
		);
	} ).toPass( { timeout: 5000 } );

/** Until what was asked to be drawn is drawn. Runs in the page. */
export const waitForFrames = () =>
	new Promise< void >( ( resolve ) => {
		requestAnimationFrame( () => requestAnimationFrame( () => resolve() ) );
	} );
