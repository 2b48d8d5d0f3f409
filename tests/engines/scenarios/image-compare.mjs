/** The handle between two images is moved by keys, by its labels and by dragging. */
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'image-compare' );

const BOX = '.juxtapose.is-ready';

const readPosition = ( box ) =>
	parseFloat(
		document
			.querySelector( box )
			?.style.getPropertyValue( '--mainstreet-position' ) ?? 'NaN'
	);

export async function run( page, { url } ) {
	const expectPosition = ( wanted ) =>
		page.waitUntil(
			`the handle is at ${ wanted } %`,
			readPosition,
			[ BOX ],
			( position ) => Math.abs( position - wanted ) < 1
		);
	await page.open( url );
	await page.focus( `${ BOX } [role="slider"]` );
	await page.press( 'ArrowLeft' );
	await page.press( 'ArrowLeft' );
	await expectPosition( 48 );
	await page.click( `${ BOX } .jx-label`, { text: 'Before' } );
	await expectPosition( 90 );
	await page.click( `${ BOX } .jx-label`, { text: 'After' } );
	await expectPosition( 10 );
	await page.drag( BOX, [ 0.1, 0.5 ], [ 0.7, 0.5 ] );
	await expectPosition( 70 );
}
