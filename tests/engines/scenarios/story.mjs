/** A story opens above the page, goes on by key and press, and gives the focus back. */
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'story' );

/** The opener, as soon as the player is there. */
const START = '.wp-story.is-player .wp-story-container';
const DIALOG = '.wp-story-dialog[open]';
const SLIDE = '.wp-story-slide.is-current';

export async function run( page, { url } ) {
	await page.open( url );
	await page.focus( START );
	await page.press( 'Enter' );
	await page.waitFor( DIALOG );
	await page.waitForAttribute( '.wp-story-play', 'aria-label', 'Pause' );
	await page.waitForFocus( '.wp-story-play' );
	await page.press( 'Space' );
	await page.waitForAttribute( '.wp-story-play', 'aria-label', 'Play' );
	await page.press( 'ArrowRight' );
	await page.waitForAttribute( SLIDE, 'aria-label', '2 of 3' );
	await page.click( '.wp-story-next-slide' );
	await page.waitForAttribute( SLIDE, 'aria-label', '3 of 3' );
	await page.waitUntil(
		'the image is drawn',
		( slide ) =>
			document.querySelector( `${ slide } img` ).naturalWidth > 0,
		[ SLIDE ]
	);
	// A press on the image leaves the keys where they were.
	await page.click( `${ SLIDE } img` );
	await page.press( 'ArrowLeft' );
	await page.waitForAttribute( SLIDE, 'aria-label', '2 of 3' );
	await page.press( 'Escape' );
	await page.waitForGone( '.wp-story-dialog' );
	await page.waitForFocus( START );
}
