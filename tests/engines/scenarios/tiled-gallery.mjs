/** The lightbox of a gallery opens by keyboard, goes on, and gives the focus back. */
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'tiled-gallery' );

const DIALOG = 'dialog[open]';

export async function run( page, { url } ) {
	await page.open( url );
	const link = '.tiled-gallery__item a[href$="picture-2.jpg"]';
	await page.focus( link );
	await page.press( 'Enter' );
	await page.waitForText( DIALOG, '2 of 6' );
	await page.press( 'ArrowRight' );
	await page.waitForText( DIALOG, '3 of 6' );
	await page.waitUntil(
		'the image is drawn',
		( dialog ) =>
			[ ...document.querySelectorAll( `${ dialog } img` ) ].some(
				( image ) => image.checkVisibility() && image.naturalWidth > 0
			),
		[ DIALOG ]
	);
	await page.press( 'Escape' );
	await page.waitForGone( DIALOG );
	await page.waitForFocus( link );
}
