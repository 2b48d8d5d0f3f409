/** A slideshow goes round by buttons and keys, one reachable slide at a time. */
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'slideshow' );

const CAROUSEL = '.wp-block-jetpack-slideshow:not([data-autoplay])';
const SLIDE = `${ CAROUSEL } [aria-roledescription="slide"]:not([inert])`;

export async function run( page, { url } ) {
	await page.open( url );
	await page.waitForAttribute( SLIDE, 'aria-label', '1 of 4' );
	await page.click( `${ CAROUSEL } .wp-block-jetpack-slideshow_button-next` );
	await page.waitForAttribute( SLIDE, 'aria-label', '2 of 4' );
	await page.press( 'ArrowRight' );
	await page.waitForAttribute( SLIDE, 'aria-label', '3 of 4' );
	await page.click( `${ CAROUSEL } .wp-block-jetpack-slideshow_button-prev` );
	await page.waitForAttribute( SLIDE, 'aria-label', '2 of 4' );
	await page.waitUntil(
		'the image of the slide is in sight',
		( carousel, slide ) => {
			const box = document
				.querySelector( carousel )
				.getBoundingClientRect();
			const image = document
				.querySelector( `${ slide } img` )
				.getBoundingClientRect();
			return image.left >= box.left - 2 && image.right <= box.right + 2;
		},
		[ CAROUSEL, SLIDE ]
	);
	await page.width( 390 );
	await page.assertFits();
}
