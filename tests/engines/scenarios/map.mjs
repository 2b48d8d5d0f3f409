/** Without script the places are a list; with it the map is drawn, and its markers open. On paper it is the list. */
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'map' );

const BLOCK = '.wp-block-jetpack-map';
const LIST = `${ BLOCK } ul`;
const MARKER = `${ BLOCK }__marker[aria-label="The bakery"]`;

/** Runs in the page: what counts on paper counts on the screen. No driver can print in every engine. */
function showAsPrinted() {
	for ( const { cssRules } of document.styleSheets ) {
		for ( const rule of cssRules ) {
			if ( rule.media?.mediaText === 'print' ) {
				rule.media.mediaText = 'screen';
			}
		}
	}
}

export async function run( page, { url } ) {
	await page.open( url, { scripts: false } );
	await page.waitForText( LIST, 'The bakery' );
	await page.open( url );
	await page.waitFor( BLOCK );
	await page.waitFor( `${ BLOCK }.is-drawn canvas` );
	await page.waitForGone( LIST );
	await page.click( MARKER );
	await page.waitForText(
		`${ BLOCK } [role="dialog"]`,
		'The bell is on the left.'
	);
	await page.press( 'Escape' );
	await page.waitForGone( `${ BLOCK } [role="dialog"]` );
	await page.waitForFocus( MARKER );
	await page.evaluate( showAsPrinted );
	await page.waitForGone( `${ BLOCK } canvas` );
	await page.waitFor( LIST, { text: 'The bakery' } );
}
