/**
 * What a page costs the server, with and without the plugin: processor time, PHP files, and how
 * many requests one process answers in a second. One PHP process, one request at a time. Then
 * what measureRequests() counts of each kind of request.
 */
import fs from 'node:fs';
import { root } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { startWordPress } from '../wordpress/index.mjs';
import { startPhpProcess } from '../wordpress/php-process.mjs';
import { compare, measureInTurn } from './in-turn.mjs';
import { NONE, publish, readDemos } from './measure-pages.mjs';
import { measureRequests } from './measure-requests.mjs';
import { benchEnv, benchRouter, readNote } from './requests.mjs';
import { printTable } from './table.mjs';

const RUNS = 200;
const WARM_UP = 20;

/** Asks for a page again and again. */
class Visitor {
	/** Microseconds the process had used at the end of the last request. */
	used = 0;

	constructor( base, log ) {
		this.base = base;
		this.log = log;
	}

	async visit( link, way ) {
		const { pathname, search } = new URL( link );
		fs.writeFileSync( this.log, '' );
		const started = performance.now();
		const response = await fetch( this.base + pathname + search, {
			redirect: 'error',
			headers: way === 'without' ? { 'X-Mainstreet-Without': '1' } : {},
		} );
		const html = await response.text();
		const ms = performance.now() - started;
		if ( ! response.ok || ! html.includes( '</html>' ) ) {
			throw new Problem( `${ link } answers ${ response.status }.` );
		}
		const { cpu, files } = await readNote( this.log );
		const spent = cpu - this.used;
		this.used = cpu;
		return { ms, cpu: spent / 1000, files };
	}
}

const plus = ( number, unit ) =>
	`${ number < 0 ? '−' : '+' }${ Math.abs( number ) }${ unit }`;

function buildRow( what, found ) {
	const cpu = compare( found, 'cpu' );
	const ms = compare( found, 'ms' );
	const files = compare( found, 'files' );
	return [
		what,
		`${ cpu.without.toFixed( 1 ) } → ${ cpu.with.toFixed( 1 ) } ms`,
		plus( Math.round( 1000 * ( cpu.ratio - 1 ) ) / 10, ' %' ),
		`${ files.without } ${ plus( files.with - files.without, '' ) }`,
		`${ Math.round( 1000 / ms.without ) } → ${ Math.round( 1000 / ms.with ) }`,
		`×${ ( 1 / ms.ratio ).toFixed( 2 ) }`,
	];
}

/**
 * Measures and prints.
 *
 * @param {number} runs How often each page is asked for.
 * @return {Promise<string[]>} Counts that are over their budget. Times have none.
 */
export async function measureServer( runs = RUNS ) {
	const site = await startWordPress( { testing: true, debug: false } );
	let server;
	try {
		if ( ! site.php ) {
			throw new Problem( 'This needs a PHP of the machine.' );
		}
		const demos = Object.values( readDemos( root ) );
		const pages = { none: NONE, blocks: demos.join( '\n\n' ) };
		const links = await publish( site, pages );
		const env = benchEnv( site );
		server = await startPhpProcess( site.php, env, benchRouter );
		const visitor = new Visitor( server.url, env.MAINSTREET_BENCH_LOG );
		const measure = ( page ) =>
			measureInTurn( runs, WARM_UP, ( way ) =>
				visitor.visit( links[ page ], way )
			);
		console.log(
			`\nThe server, without → with the plugin, in turn, ${ runs } times each; medians.\n`
		);
		printTable(
			[ 'page', 'processor', '', 'PHP files', 'requests a second', '' ],
			[
				buildRow( 'without our blocks', await measure( 'none' ) ),
				buildRow(
					`with ${ demos.length } of our blocks`,
					await measure( 'blocks' )
				),
			]
		);
		console.log( '' );
	} finally {
		server?.child.kill( 'SIGKILL' );
		await site.stop();
	}
	return measureRequests();
}
