/** The form to reserve a table is asked for when it comes near. */
import { readDemo, SPACER } from '../demo.mjs';

export const content = SPACER + readDemo( 'opentable' );

export async function run( page, { url, wasAsked } ) {
	await page.open( url );
	await page.waitFor( '.wp-block-jetpack-opentable iframe' );
	await wasAsked( 'www.opentable.com', '/widget/reservation/canvas' );
}
