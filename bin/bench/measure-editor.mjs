/** How soon a new, empty post can be written in, with and without the plugin. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { getLaunchOptions, logIn } from '../browser.mjs';
import { root } from '../lib/paths.mjs';
import { startWordPress } from '../wordpress/index.mjs';
import { compare, measureInTurn } from './in-turn.mjs';
import { printTable } from './table.mjs';

const RUNS = 12;
const WARM_UP = 2;

/**
 * Opens the editor.
 *
 * @return {Promise<{ready: number, busy: number}>} ms until the canvas can be written in, on the
 *   clock, and those the page kept a processor busy.
 */
async function openEditor( page, url ) {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	const started = performance.now();
	await page.goto( url );
	await page
		.frameLocator( '[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } )
		.waitFor();
	const ready = performance.now() - started;
	const { metrics } = await session.send( 'Performance.getMetrics' );
	await session.detach();
	const busy = metrics.find( ( { name } ) => name === 'TaskDuration' );
	return { ready, busy: 1000 * ( busy?.value ?? NaN ) };
}

/**
 * Measures and prints.
 *
 * @param {number} runs How often the editor is opened each way.
 * @return {Promise<string[]>} Nothing: times have no budget.
 */
export async function measureEditor( runs = RUNS ) {
	const { chromium } = createRequire( path.join( root, 'package.json' ) )(
		'playwright-core'
	);
	const site = await startWordPress( {
		testing: true,
		muPlugins: [ path.join( root, 'tests/fakes/mu-plugin.php' ) ],
	} );
	let browser;
	try {
		browser = await chromium.launch( await getLaunchOptions() );
		const context = await browser.newContext();
		const first = await context.newPage();
		await logIn( first, site );
		await first.close();
		const measure = async ( way ) => {
			const page = await context.newPage();
			await page.setExtraHTTPHeaders(
				way === 'without' ? { 'X-Mainstreet-Plugins': '[]' } : {}
			);
			const found = await openEditor(
				page,
				`${ site.adminUrl }/post-new.php`
			);
			await page.close();
			return found;
		};
		const found = await measureInTurn( runs, WARM_UP, measure );
		const row = ( what, { with: after, without, ratio } ) => [
			what,
			`${ Math.round( without ) } ms`,
			`${ Math.round( after ) } ms`,
			`×${ ratio.toFixed( 3 ) }`,
		];
		console.log(
			`\nA new post in the editor, in turn, ${ runs } times each; medians.\n`
		);
		printTable(
			[ '', 'without', 'with the plugin', 'ratio' ],
			[
				row( 'canvas ready', compare( found, 'ready' ) ),
				row( 'processor time of the page', compare( found, 'busy' ) ),
			]
		);
		console.log( '' );
		return [];
	} finally {
		await browser?.close();
		await site.stop();
	}
}
