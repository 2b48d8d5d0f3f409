/** Who comes again is told so, on a page that is the same for all. */
import { paragraph } from '../demo.mjs';

const rule = ( attributes, text ) =>
	`<!-- wp:jetpack/repeat-visitor ${ attributes } -->
<div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container">${ paragraph(
		text
	) }</div></div>
<!-- /wp:jetpack/repeat-visitor -->`;

export const content =
	rule( '{"criteria":"before-visits","threshold":1}', 'Hello, stranger.' ) +
	rule( '{"threshold":1}', 'Hello again.' );

const [ FIRST, AGAIN ] = [ 'before', 'after' ].map(
	( word ) => `[data-mainstreet-repeat^="${ word }"]`
);

export async function run( page, { url } ) {
	await page.open( url );
	await page.waitForText( FIRST, 'Hello, stranger.' );
	await page.waitForGone( AGAIN );
	await page.open( url );
	await page.waitForText( AGAIN, 'Hello again.' );
	await page.waitForGone( FIRST );
}
