/**
 * Hostile attributes: whatever stands in a stored block, the page shows text. Each
 * attribute of each block gets hostile strings, wrong types and megabytes, in the
 * block's comment and in its saved markup; PHP renders it, the browser's parser
 * judges it, and the visitor's scripts run over it.
 */
import type { Page } from '@playwright/test';
import { expect, getHeaders, test } from '../e2e/fixtures';
import { Expectation } from './hostile/expectation';
import { poison } from './hostile/inspect';
import {
	getKnownValues,
	getRichest,
	getSubjects,
	setEverything,
	tryValues,
	type Subject,
} from './hostile/subject';
import {
	FEW,
	getBenignValues,
	getHostileValues,
	HUGE,
	STRINGS,
	TYPES,
} from './hostile/values';
import { KEYS, scrollThrough } from './page';
import { divide } from './parts';
import { getRegisteredBlocks } from './registered';

/** Wrong values of one attribute after the other, in the block's comment. */
async function judgeAttributes(
	subject: Subject,
	expectation: Expectation
): Promise< string[] > {
	const faults: string[] = [];
	const names = Object.keys( subject.block.attributes );
	for ( const [ turn, name ] of names.entries() ) {
		const trials = subject.block.repeated.has( name )
			? tryValues( subject, name, FEW )
			: [
					...tryValues(
						subject,
						name,
						getHostileValues( getKnownValues( subject, name ) )
					),
					// Each attribute gets one kind of megabyte; all kinds take their turn.
					...tryValues( subject, name, [
						HUGE[ turn % HUGE.length ],
					] ),
				];
		faults.push( ...( await expectation.judge( trials ) ) );
	}
	return faults;
}

/** Hostile texts in the markup, as an author without the right to unfiltered HTML can save it. */
async function judgeMarkup(
	page: Page,
	subject: Subject,
	expectation: Expectation
): Promise< string[] > {
	const poisoned = await page.evaluate( poison, {
		content: getRichest( subject ),
		texts: STRINGS,
	} );
	return expectation.judge(
		poisoned.map( ( content ) => ( {
			label: `saved markup ${ content.slice( 0, 200 ) }`,
			content,
		} ) ),
		'author'
	);
}

/** One long content with everything hostile a block can hold, and the block as it should be last. */
async function buildPage( page: Page, subject: Subject ): Promise< string > {
	const poisoned = await page.evaluate( poison, {
		content: getRichest( subject ),
		texts: STRINGS,
	} );
	const values = [ ...STRINGS, ...TYPES ].filter(
		( value ) => JSON.stringify( value ).length < 1000
	);
	return [
		...values.flatMap( ( value ) => setEverything( subject, value ) ),
		...poisoned,
		getRichest( subject ),
	].join( '\n' );
}

test.describe( 'Hostile content', () => {
	test.describe.configure( { mode: 'parallel', timeout: 420_000 } );

	for ( const part of divide( 4 ) ) {
		test( `PHP renders every attribute of every block as text${ part.title }`, async ( {
			admin,
			page,
			requestUtils,
		} ) => {
			await admin.createNewPost();
			const blocks = part.pick(
				await getRegisteredBlocks( requestUtils )
			);
			const findings: string[] = [];
			for ( const subject of await getSubjects( page, blocks ) ) {
				const { block, contents } = subject;
				const expectation = new Expectation( page );
				await expectation.learn( [
					...contents,
					...Object.entries( block.attributes ).flatMap(
						( [ name, schema ] ) =>
							tryValues( subject, name, [
								...getBenignValues( schema ),
								...getKnownValues( subject, name ),
							] ).map( ( { content } ) => content )
					),
				] );
				const faults = [
					...( await judgeAttributes( subject, expectation ) ),
					...( await judgeMarkup( page, subject, expectation ) ),
				];
				findings.push(
					...faults.map( ( fault ) => `${ block.slug }: ${ fault }` )
				);
			}
			expect( [ ...new Set( findings ) ] ).toEqual( [] );
		} );
	}

	for ( const part of divide( 2 ) ) {
		test( `the visitor’s scripts run over it and nothing happens${ part.title }`, async ( {
			admin,
			page,
			guard,
			allow,
			baseURL,
			requestUtils,
			visit,
		} ) => {
			// Addresses that hostile text stands in lead nowhere.
			allow(
				/Failed to load resource: the server responded with a status of 4/
			);
			allow( /net::ERR_(?:INVALID_URL|UNKNOWN_URL_SCHEME)/ );
			// Nobody puts this many maps on a page; the oldest lose their picture.
			allow( /Too many active WebGL contexts/ );
			await admin.createNewPost();
			const blocks = part.pick(
				await getRegisteredBlocks( requestUtils )
			);
			const findings: string[] = [];
			// What stands in inner blocks was judged as text above; the scripts belong to the outer ones.
			const outer = blocks.filter( ( { parent } ) => ! parent.length );
			for ( const subject of await getSubjects( page, outer ) ) {
				const response = await fetch(
					`${ baseURL }/wp-json/wp/v2/posts`,
					{
						method: 'POST',
						headers: {
							...getHeaders( guard.id, { user: 'author' } ),
							'Content-Type': 'application/json',
						},
						body: JSON.stringify( {
							title: `Hostile ${ subject.block.slug }`,
							status: 'publish',
							content: await buildPage( page, subject ),
						} ),
					}
				);
				const { link } = await response.json();
				const visitor = await visit( link, { options: KEYS } );
				await scrollThrough( visitor );
				const { wasRun, size } = await visitor.evaluate( () => ( {
					wasRun: 'pwned' in window,
					size: document.body.innerHTML.length,
				} ) );
				findings.push(
					...[
						...( wasRun ? [ 'a hostile script ran' ] : [] ),
						...( size < 20_000 ? [ 'the page is empty' ] : [] ),
						...guard.report(),
					].map( ( line ) => `${ subject.block.slug }: ${ line }` )
				);
				guard.clear();
				await visitor.context().close();
			}
			expect( [ ...new Set( findings ) ] ).toEqual( [] );
		} );
	}
} );
