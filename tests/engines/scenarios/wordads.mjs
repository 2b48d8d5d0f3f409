/** A unit of AdSense is filled when it comes near the window, in a space that was there before. */
import assert from 'node:assert/strict';
import { paragraph, SPACER } from '../demo.mjs';

export const content = `${ SPACER }<!-- wp:jetpack/wordads {"format":"mrec"} /-->${ paragraph(
	'Below the ad.'
) }`;

const BELOW = '.entry-content > p';

const HOST = 'pagead2.googlesyndication.com';

/** How far an element is from the top of the page. */
const readTop = ( selector ) =>
	[ ...document.querySelectorAll( selector ) ].at( -1 ).offsetTop;

export async function run( page, { url, asked } ) {
	await page.open( url );
	await page.waitForText( BELOW, 'Below the ad.' );
	assert.equal( ( await asked( HOST ) ).length, 0 );
	const before = await page.evaluate( readTop, BELOW );
	await page.waitFor( '.jetpack-wordad' );
	await page.waitForText( '.adsbygoogle', 'unit 6543210987' );
	assert.equal( await page.evaluate( readTop, BELOW ), before );
}
