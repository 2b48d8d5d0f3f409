/**
 * Hostile attributes: whatever stands in a stored block, the page shows text. Each
 * attribute of each block gets hostile strings, wrong types and megabytes, in the
 * block's comment and in its saved markup; PHP renders it, the browser's parser
 * judges it, and the visitor's scripts run over it.
 */
import type { Page } from '@playwright/test';
import { expect, getHeaders, test } from '../e2e/fixtures';
import { Expectation, type Trials } from './hostile/expectation';
import { poison } from './hostile/inspect';
import { buildPages } from './hostile/pages';
import {
	getKnownValues,
	getRichest,
	getRichTemplates,
	getSubjects,
	getTemplates,
	hasMarkup,
	type Subject,
} from './hostile/subject';
import {
	FEW,
	getBenignValues,
	getShapes,
	HUGE,
	STRINGS,
	TYPES,
} from './hostile/values';
import { CONTENT, KEYS, scrollThrough } from './page';
import { divide } from './parts';
import { getRegisteredBlocks } from './registered';

/** Stands behind all blocks: seen in its place, nothing before it has broken or swallowed the page. */
const END = 'The end of the page';

/** Harmless contents of a block: as they are, and with values that an editor may set. */
const getHarmless = ( subject: Subject ): Trials[] => [
	{
		templates: subject.contents.map( ( content ) => ( {
			label: 'as it is',
			content,
		} ) ),
	},
	...Object.entries( subject.block.attributes ).map(
		( [ name, schema ] ) => ( {
			templates: getTemplates( subject, name ),
			values: [
				...getBenignValues(
					schema,
					subject.block.repeated.has( name )
				),
				...getKnownValues( subject, name ),
			],
		} )
	),
];

/**
 * Wrong values of one attribute after the other, in the block's comment: some of each kind
 * everywhere, all of them in the richest content.
 */
const getHostile = ( subject: Subject ): Trials[] =>
	Object.keys( subject.block.attributes ).flatMap( ( name, turn ) => [
		{ templates: getTemplates( subject, name ), values: FEW },
		...( subject.block.repeated.has( name )
			? []
			: [
					{
						templates: getRichTemplates(
							subject,
							name,
							getShapes( getKnownValues( subject, name ) )
						),
						values: [ ...STRINGS, ...TYPES ],
					},
					// Each attribute gets one kind of megabyte; all kinds take their turn.
					{
						templates: getRichTemplates( subject, name ),
						values: [ HUGE[ turn % HUGE.length ] ],
					},
				] ),
	] );

/** Hostile texts in the markup. */
async function getPoisoned( page: Page, subject: Subject ): Promise< Trials > {
	const poisoned = await page.evaluate( poison, {
		content: getRichest( subject ),
		texts: STRINGS,
	} );
	return {
		templates: poisoned.map( ( content ) => ( {
			label: `saved markup ${ content.slice( 0, 200 ) }`,
			content,
		} ) ),
	};
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
				const { block } = subject;
				const expectation = new Expectation( page );
				await expectation.learn( getHarmless( subject ) );
				const faults = [
					...( await expectation.judge( getHostile( subject ) ) ),
					// As an author without the right to unfiltered HTML can save it.
					...( await expectation.judge(
						hasMarkup( subject )
							? [ await getPoisoned( page, subject ) ]
							: [],
						true
					) ),
				];
				findings.push(
					...faults.map( ( fault ) => `${ block.slug }: ${ fault }` )
				);
			}
			expect( [ ...new Set( findings ) ] ).toEqual( [] );
		} );
	}

	for ( const part of divide( 4 ) ) {
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
			const visitor = await visit( '/robots.txt', { options: KEYS } );
			guard.clear();
			for ( const subject of await getSubjects( page, outer ) ) {
				for ( const content of await buildPages( page, subject ) ) {
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
								content: `${ content }\n\n<!-- wp:paragraph --><p>${ END }</p><!-- /wp:paragraph -->`,
							} ),
						}
					);
					const { link } = await response.json();
					await visitor.goto( link );
					await scrollThrough( visitor );
					const { wasRun, isWhole } = await visitor.evaluate(
						( [ place, end ] ) => ( {
							wasRun: 'pwned' in window,
							isWhole:
								document.querySelector( place )
									?.lastElementChild?.textContent === end,
						} ),
						[ CONTENT, END ] as const
					);
					findings.push(
						...[
							...( wasRun ? [ 'a hostile script ran' ] : [] ),
							...( isWhole ? [] : [ 'the page is cut off' ] ),
							...guard.report(),
						].map(
							( line ) => `${ subject.block.slug }: ${ line }`
						)
					);
					guard.clear();
				}
			}
			expect( [ ...new Set( findings ) ] ).toEqual( [] );
		} );
	}
} );
