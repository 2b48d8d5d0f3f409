/** A visitor likes a post once, finds it liked again, and takes it back. */
import { readDemo, SPACER } from '../demo.mjs';

export const content = SPACER + readDemo( 'like' );
export const type = 'post';

const BUTTON = '.entry-content .mainstreet-like__button';
const COUNT = '.entry-content .mainstreet-like__count b';

export async function run( page, { url } ) {
	await page.open( url );
	await page.click( BUTTON );
	await page.waitForAttribute( BUTTON, 'aria-pressed', 'true' );
	await page.waitForText( COUNT, '1' );
	await page.open( url );
	await page.waitFor( BUTTON );
	await page.waitForAttribute( BUTTON, 'aria-pressed', 'true' );
	await page.focus( BUTTON );
	await page.press( 'Enter' );
	await page.waitForAttribute( BUTTON, 'aria-pressed', 'false' );
	await page.waitForText( COUNT, '0' );
}
