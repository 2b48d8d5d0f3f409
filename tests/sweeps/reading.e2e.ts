/**
 * Every block's demo without what makes it comfortable: no script, no token of an
 * outside service, no plugin. A reader still finds every text and every picture.
 */
import type { Page } from '@playwright/test';
import { readDemos } from '../e2e/demo';
import { expect, test, type VisitOptions } from '../e2e/fixtures';
import { CONTENT, KEYS, OURS } from './page';
import { divide } from './parts';

/** Ways of reading that lack something. */
const WAYS: Record< string, VisitOptions > = {
	'no script': { javaScript: false, options: KEYS },
	'no plugin': { plugins: [] },
	'no token': {},
};

/** Blocks that show nothing by rule in a way of reading. */
const EMPTY_BY_RULE: Record< string, string[] > = {
	// Without the owner's key nobody could sign up (docs/server-contract.md B.4).
	mailchimp: [ 'no token' ],
	// Without a connected account there are no pictures (B.24).
	'instagram-gallery': [ 'no script', 'no token' ],
	// Nothing can be paid while Stripe is not connected (B.6), and a product that is not of this site is not sold (B.7).
	donations: [ 'no script', 'no token' ],
	'payment-buttons': [ 'no script', 'no token' ],
	// B.8: while payments are not set up only who may edit sees it.
	'premium-content': [ 'no script', 'no token' ],
	'recurring-payments': [ 'no script', 'no token' ],
	'simple-payments': [ 'no script', 'no token' ],
	// Visitors get no place where the owner set no ad (B.19).
	wordads: [ 'no token' ],
};

/** Texts that are not for this reader while the plugin is there. */
const NOT_SHOWN: Record< string, RegExp > = {
	// Said to those who come back.
	'repeat-visitor': /again/,
	// The form (docs/server-contract.md B.25) takes the place of the link to the closed service.
	revue: /getrevue\.co/,
	// What is embedded takes the place of its address.
	'google-docs-embed': /docs\.google\.com/,
	opentable: /opentable\.com\/restref/,
	pinterest: /pinterest\.com\/(?:quayboats|pin)\//,
	// Guests get the guest view (B.8).
	'premium-content': /High water in the harbour/,
	'podcast-player': /podcast\.example\.org/,
};

/** Texts in saved markup that a reader should find on the page. */
function getWords( content: string ): string[] {
	return content
		.replace( /<!--[\s\S]*?-->/g, '' )
		.split( /<[^>]*>/ )
		.map( ( text ) => text.trim() )
		.filter( ( text ) => /\p{L}{3}/u.test( text ) && ! /[&]/.test( text ) );
}

/** What keeps a reader from reading: missing texts, broken or empty pictures, raw data. */
async function readPage(
	page: Page,
	words: string[],
	mayBeEmpty: boolean
): Promise< string[] > {
	const { text, hasPictures, faults } = await page.evaluate( ( selector ) => {
		const content = document.querySelector< HTMLElement >( selector );
		const pictures = [ ...( content?.querySelectorAll( 'img' ) ?? [] ) ];
		const found: string[] = [];
		for ( const picture of pictures ) {
			const { width, height } = picture.getBoundingClientRect();
			// A player has one slide in sight at a time, each with its name; with scripts, a story has one before it comes near, too.
			const isWaiting =
				picture.closest(
					`[role="group"][aria-roledescription]${
						matchMedia( '(scripting: enabled)' ).matches
							? ', .wp-story-slide:not(:first-child)'
							: ''
					}`
				) && ! picture.checkVisibility();
			if ( ! isWaiting && ( width < 20 || height < 20 ) ) {
				found.push( `picture not to be seen: ${ picture.currentSrc }` );
			}
		}
		const shown = content?.innerText ?? '';
		if ( /\{"|\[\{|":\s*["\d[{]/.test( shown ) ) {
			found.push( `raw data: ${ shown.slice( 0, 200 ) }` );
		}
		return {
			text: shown.replace( /\s+/g, ' ' ),
			hasPictures: pictures.some(
				( picture ) => picture.alt !== '' && picture.checkVisibility()
			),
			faults: found,
		};
	}, CONTENT );
	return [
		...faults,
		...( text.trim() === '' && ! hasPictures && ! mayBeEmpty
			? [ 'nothing is shown' ]
			: [] ),
		...words
			.filter(
				( word ) =>
					! text
						.toLowerCase()
						.includes( word.replace( /\s+/g, ' ' ).toLowerCase() )
			)
			.map( ( word ) => `text not to be seen: ${ word.slice( 0, 80 ) }` ),
	];
}

test.describe( 'Every block, plain', () => {
	test.describe.configure( { mode: 'parallel', timeout: 240_000 } );

	for ( const part of divide( 3 ) ) {
		test( `reads well without scripts and without the plugin${ part.title }`, async ( {
			publish,
			visit,
			guard,
		} ) => {
			const findings: string[] = [];
			const demos = await Promise.all(
				part
					.pick( Object.entries( readDemos() ) )
					.map( async ( [ slug, content ] ) => ( {
						slug,
						content,
						url: ( await publish( content ) ).url,
					} ) )
			);
			for ( const [ how, options ] of Object.entries( WAYS ) ) {
				const isOn = how !== 'no plugin';
				const page = await visit( '/robots.txt', options );
				guard.clear();
				for ( const { slug, content, url } of demos ) {
					await page.goto( url );
					const isEmpty = EMPTY_BY_RULE[ slug ]?.includes( how );
					const words = getWords( content ).filter(
						( word ) => ! isOn || ! NOT_SHOWN[ slug ]?.test( word )
					);
					const faults = [
						...( await readPage(
							page,
							isEmpty ? [] : words,
							// A block that saves nothing leaves nothing behind.
							isEmpty || ( ! isOn && words.length === 0 )
						) ),
						...( ! isOn && ( await page.content() ).includes( OURS )
							? [ 'the plugin is still there' ]
							: [] ),
						...guard.report(),
					];
					findings.push(
						...faults.map(
							( line ) => `${ slug } (${ how }): ${ line }`
						)
					);
					guard.clear();
				}
				await page.context().close();
			}
			expect( [ ...new Set( findings ) ] ).toEqual( [] );
		} );
	}
} );
