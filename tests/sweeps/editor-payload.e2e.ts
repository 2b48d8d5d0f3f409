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
const RUNS = 5;
/** The machine's noise: what two runs of the same thing may differ by. */
const NOISE = { share: 0.15, ms: 300 };

/** Opens an empty post; resolves with the time in ms until the canvas can be written in. */
async function openEditor( page: Page ): Promise< number > {
	const start = Date.now();
	await page.goto( '/wp-admin/post-new.php' );
	await page
		.frameLocator( '[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } )
		.waitFor();
	return Date.now() - start;
}

const median = ( values: number[] ): number =>
	[ ...values ].sort( ( a, b ) => a - b )[
		Math.floor( values.length / 2 )
	] ?? NaN;

test.describe( 'An empty post', { tag: '@site' }, () => {
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
		// In turn, so that a busy minute of the machine hits both; the first run warms up.
		for ( let run = 0; run <= RUNS; run++ ) {
			await pretend( { plugins: [] } );
			const without = await openEditor( page );
			await pretend( {} );
			const withPlugin = await openEditor( page );
			if ( run > 0 ) {
				times.without.push( without );
				times.with.push( withPlugin );
			}
		}
		const before = median( times.without );
		expect(
			median( times.with ),
			`without ${ times.without }, with ${ times.with }`
		).toBeLessThanOrEqual( before * ( 1 + NOISE.share ) + NOISE.ms );
	} );
} );
