/**
 * What a new, empty post costs an editor who uses none of the blocks: at most three
 * requests and 20 kB after gzip, nobody else asked, and no noticeable time.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';

const { editor: budget }: { editor: { gzip: number; requests: number } } =
	JSON.parse(
		fs.readFileSync(
			path.resolve( __dirname, '../../bin/bench/budgets.json' ),
			'utf8'
		)
	);
const OURS = '/mainstreet-blocks/';
const RUNS = 3;
/** The machine's noise: what two runs of the same thing may differ by. */
const NOISE = { share: 0.1, ms: 200 };

/** Opens an empty post, until the canvas can be written in. */
async function openEditor( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/post-new.php' );
	await page
		.frameLocator( '[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } )
		.waitFor();
}

/**
 * Work in ms until an empty post can be written in: of the server, until it answers, and of
 * the page, as processor time, which other programs do not lengthen.
 */
async function measureEditor( page: Page ): Promise< number > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	await openEditor( page );
	const { metrics } = await session.send( 'Performance.getMetrics' );
	await session.detach();
	const busy = metrics.find( ( { name } ) => name === 'TaskDuration' );
	const waited = await page.evaluate( () => {
		const [ entry ] = performance.getEntriesByType( 'navigation' );
		return entry instanceof PerformanceNavigationTiming
			? entry.responseStart - entry.requestStart
			: NaN;
	} );
	return ( busy?.value ?? NaN ) * 1000 + waited;
}

const allow = ( time: number ): number => time * ( 1 + NOISE.share ) + NOISE.ms;

const median = ( values: number[] ): number =>
	[ ...values ].sort( ( a, b ) => a - b )[
		Math.floor( values.length / 2 )
	] ?? NaN;

test.describe( 'An empty post', () => {
	test.setTimeout( 180_000 );

	test( 'costs next to nothing', async ( { page, fakes } ) => {
		const responses: Response[] = [];
		page.on( 'response', ( response ) => {
			if ( response.url().includes( OURS ) ) {
				responses.push( response );
			}
		} );
		await openEditor( page );
		await page.waitForLoadState( 'networkidle' );
		const bodies = await Promise.all(
			responses.map( ( response ) => response.body() )
		);
		const printed = await page.evaluate( () =>
			[ ...document.scripts ]
				.filter( ( { id } ) => id.startsWith( 'mainstreet-' ) )
				.map( ( { textContent } ) => textContent ?? '' )
				.join( '' )
		);
		const weight = [ ...bodies, Buffer.from( printed ) ].reduce(
			( total, body ) =>
				total + zlib.gzipSync( new Uint8Array( body ) ).length,
			0
		);
		const urls = responses.map( ( response ) => response.url() );
		expect( urls.length, urls.join( '\n' ) ).toBeLessThanOrEqual(
			budget.requests
		);
		expect( urls.length ).toBeGreaterThan( 0 );
		expect( weight ).toBeLessThanOrEqual( budget.gzip );
		expect( await fakes.log() ).toEqual( [] );
	} );

	test( 'is ready as soon as without the plugin', async ( {
		page,
		pretend,
	} ) => {
		const times: Record< 'without' | 'with', number[] > = {
			without: [],
			with: [],
		};
		const ways = [ 'without', 'with' ] as const;
		// In turn, each as often first as second: a busy minute of the machine hits both.
		for ( let run = 0; run <= RUNS; run++ ) {
			for ( const way of run % 2 ? ways : [ ...ways ].reverse() ) {
				await pretend( way === 'without' ? { plugins: [] } : {} );
				const time = await measureEditor( page );
				// The first run warms up.
				if ( run > 0 ) {
					times[ way ].push( time );
				}
			}
		}
		// Slower is what is slower both as a rule and at its best.
		const excess = Math.min(
			median( times.with ) - allow( median( times.without ) ),
			Math.min( ...times.with ) - allow( Math.min( ...times.without ) )
		);
		expect(
			excess,
			`without ${ times.without }, with ${ times.with } ms`
		).toBeLessThanOrEqual( 0 );
	} );
} );
