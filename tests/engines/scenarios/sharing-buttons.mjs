/** The link of a post is copied with a word about it; where the browser cannot copy, it is a link. */
import assert from 'node:assert/strict';
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'sharing-buttons' );
export const type = 'post';

const LINK = '[data-share="link"]';

export async function run( page, { url } ) {
	await page.open( url );
	const canCopy = await page.evaluate( () => Boolean( navigator.clipboard ) );
	assert.equal( await page.attribute( LINK, 'href' ), url );
	await page.click( LINK );
	if ( canCopy ) {
		await page.waitForText( `${ LINK } [role="status"]`, 'Link copied' );
	}
	await page.waitForUrl( new RegExp( `^${ url }$` ) );
	await page.width( 390 );
	await page.assertFits();
}
