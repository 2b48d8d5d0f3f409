/** A calendar opens in a dialog, closes, and gives the focus back. */
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'calendly' );

const LINK = '.calendly-style-link a';
const DIALOG = '.wp-block-jetpack-calendly__dialog[open]';

export async function run( page, { url } ) {
	await page.open( url );
	await page.focus( LINK );
	await page.press( 'Enter' );
	await page.waitFor( `${ DIALOG } iframe` );
	await page.waitForFocus( `${ DIALOG } button` );
	await page.press( 'Escape' );
	await page.waitForGone( '.wp-block-jetpack-calendly__dialog' );
	await page.waitForFocus( LINK );
	await page.click( LINK );
	await page.click( `${ DIALOG } button` );
	await page.waitForGone( '.wp-block-jetpack-calendly__dialog' );
}
