/** Every dialog of visitors, opened by mouse: focus moves in, Tab and Shift+Tab stay inside, and focus goes back. */
import assert from 'node:assert/strict';
import { readDemo } from '../demo.mjs';
import { content as makeDonations } from './donations.mjs';

export async function content( site ) {
	const donations = await makeDonations( site );
	return [
		donations.replace(
			'"currency"',
			'"displayMode":"modal","triggerButtonText":"Support us","currency"'
		),
		...[ 'calendly', 'tiled-gallery', 'story' ].map( readDemo ),
	].join( '\n\n' );
}

const OPENERS = {
	donations: [ '.donations__trigger button', '.donations__modal[open]' ],
	calendly: [
		'.calendly-style-link a',
		'.wp-block-jetpack-calendly__dialog[open]',
	],
	'tiled-gallery': [
		'.tiled-gallery__item a[href$="picture-2.jpg"]',
		'.mainstreet-lightbox[open]',
	],
	story: [
		'.wp-story.is-player .wp-story-container',
		'.wp-story-dialog[open]',
		'.wp-story',
	],
};

const findFocus = ( dialog ) => {
	const { activeElement } = document;
	return document.querySelector( dialog )?.contains( activeElement )
		? 'inside'
		: activeElement?.outerHTML.slice( 0, 120 );
};

export async function run( page, { url } ) {
	await page.open( url );
	for ( const [ name, [ opener, dialog, lazy ] ] of Object.entries(
		OPENERS
	) ) {
		if ( lazy ) {
			// Scrolls to it: its script is loaded when it is near, and a press before that opens nothing.
			await page.waitFor( lazy );
		}
		await page.click( opener );
		await page.waitUntil(
			`focus is in ${ dialog }`,
			findFocus,
			[ dialog ],
			( where ) => where === 'inside'
		);
		// A frame of another site takes the keys that are pressed in it: one step back from the first stop, and one on.
		const keys =
			name === 'calendly'
				? [ 'Shift+Tab' ]
				: [ 'Tab', 'Shift+Tab' ].flatMap( ( key ) =>
						Array( 14 ).fill( key )
					);
		for ( const key of keys ) {
			await page.press( key );
			assert.equal(
				await page.evaluate( findFocus, dialog ),
				'inside',
				`${ name } after ${ key }`
			);
		}
		if ( name === 'calendly' ) {
			await page.click( `${ dialog } button` );
		} else {
			await page.press( 'Escape' );
		}
		await page.waitForGone( dialog );
		await page.waitForFocus( opener );
	}
}
