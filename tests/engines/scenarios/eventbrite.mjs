/** Tickets open at the press of a button. */
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'eventbrite' );

export async function run( page, { url } ) {
	await page.open( url );
	await page.click( '.wp-block-jetpack-eventbrite a' );
	await page.waitFor( 'iframe[title="Checkout"]' );
	await page.waitForUrl( new RegExp( `^${ url }` ) );
}
