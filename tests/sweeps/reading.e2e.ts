/**
 * Every block's demo without what makes it comfortable: no script, no token of an
 * outside service, no plugin. A reader still finds every text and every picture.
 */
import type { Page } from '@playwright/test';
import { readDemos } from '../e2e/demo';
import { expect, test } from '../e2e/fixtures';
import { CONTENT, OURS } from './page';

/**
 * What these blocks hold waits for a script that decides about it (contract B.11), for the
 * owner's key (B.4), or stands behind the form that takes its place (B.25).
 */
const HIDDEN_BY_RULE = [ 'repeat-visitor', 'mailchimp', 'revue' ];

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
	const { text, faults } = await page.evaluate( ( selector ) => {
		const content = document.querySelector< HTMLElement >( selector );
		const pictures = [ ...( content?.querySelectorAll( 'img' ) ?? [] ) ];
		const found: string[] = [];
		for ( const picture of pictures ) {
			const { width, height } = picture.getBoundingClientRect();
			if ( width < 20 || height < 20 ) {
				found.push( `picture not to be seen: ${ picture.currentSrc }` );
			}
		}
		const shown = content?.innerText ?? '';
		if ( /\{"|\[\{|":\s*["\d[{]/.test( shown ) ) {
			found.push( `raw data: ${ shown.slice( 0, 200 ) }` );
		}
		return { text: shown.replace( /\s+/g, ' ' ), faults: found };
	}, CONTENT );
	return [
		...faults,
		...( text.trim() === '' && ! mayBeEmpty ? [ 'nothing is shown' ] : [] ),
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
	test.setTimeout( 240_000 );

	test( 'reads well without scripts and without the plugin', async ( {
		publish,
		visit,
		guard,
	} ) => {
		const findings: string[] = [];
		for ( const [ slug, content ] of Object.entries( readDemos() ) ) {
			const { url } = await publish( content );
			const ways = {
				'no script': { javaScript: false },
				'no plugin': { plugins: [] },
				'no token': {},
			};
			for ( const [ how, options ] of Object.entries( ways ) ) {
				const words = getWords( content );
				const isRuled =
					how !== 'no plugin' && HIDDEN_BY_RULE.includes( slug );
				const page = await visit( url, options );
				const faults = [
					...( await readPage(
						page,
						isRuled ? [] : words,
						// A block that saves nothing leaves nothing behind.
						isRuled || ( how === 'no plugin' && words.length === 0 )
					) ),
					...( how === 'no plugin' &&
					( await page.content() ).includes( OURS )
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
				await page.context().close();
			}
		}
		expect( [ ...new Set( findings ) ] ).toEqual( [] );
	} );
} );
