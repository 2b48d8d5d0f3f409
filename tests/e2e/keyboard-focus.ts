/** Moves and checks the keyboard focus. */
import { expect, type Locator, type Page } from '@playwright/test';

const MAX_KEY_PRESSES = 70;

/**
 * Whether a control has the focus. A document keeps its active element while another document has the focus.
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
 * @param key     Key that moves the focus.
 */
export async function pressUntilFocused(
	page: Page,
	control: Locator,
	key: string
): Promise< void > {
	for ( let presses = 0; presses < MAX_KEY_PRESSES; presses++ ) {
		if ( await hasFocus( control ) ) {
			return;
		}
		await page.keyboard.press( key );
	}
	throw new Error( `${ key } does not lead to ${ control }.` );
}

/**
 * Fails unless the focus is on a block or within it.
 *
 * @param block The block.
 * @param state Name of the block's state, for the error message.
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

/** Resolves after two animation frames, when a requested change has been drawn. Runs in the page. */
export const waitForAnimationFrames = () =>
	new Promise< void >( ( resolve ) => {
		requestAnimationFrame( () => requestAnimationFrame( () => resolve() ) );
	} );
