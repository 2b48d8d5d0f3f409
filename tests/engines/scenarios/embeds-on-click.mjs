/** Where the owner wants it so, another host is asked at the press of a button, and “always” is remembered. */
import assert from 'node:assert/strict';
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'pinterest' );

const BOX = '.wp-block-jetpack-pinterest';

export async function run( page, { url, asked, wasAsked } ) {
	await page.open( `${ url }?engines_on_click=1` );
	await page.waitFor( `${ BOX } form button` );
	assert.deepEqual( await asked( 'assets.pinterest.com' ), [] );
	await page.click( `${ BOX } form button` );
	await page.waitForText( '.fake-pin', 'Drawn: /quayboats/ropework/' );
	await wasAsked( 'assets.pinterest.com', '/js/pinit.js' );
	await page.click( `${ BOX } form input[type="checkbox"]` );
	await page.click( `${ BOX } form button` );
	await page.waitForText( `${ BOX }.is-embedPin .fake-pin`, 'Drawn: /pin/' );
	await page.open( `${ url }?engines_on_click=1` );
	await page.waitForText( '.fake-pin', 'Drawn: ' );
}
