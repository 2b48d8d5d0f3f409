/**
 * What visitors use, in the browsers' engines: one scenario of each feature, in Firefox, WebKit and Chromium.
 *
 *   node tests/engines/run.mjs [--engine firefox|webkit|chromium …] [part of a scenario's name …]
 *
 * Without `--engine` Firefox and WebKit run beside each other; the browser tests run in Chromium.
 * An engine that is not on this machine is skipped.
 */
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { readArgs } from '../../bin/lib/args.mjs';
import { findFiles } from '../../bin/lib/find-files.mjs';
import { ensureBuild } from '../../bin/lib/prepare.mjs';
import { Problem } from '../../bin/lib/problem.mjs';
import { startDisplay } from './display.mjs';
import { engines } from './engines.mjs';
import { startOutsideProxy } from './outside-proxy.mjs';
import { Page } from './page.mjs';
import { startSite } from './site.mjs';

/** Time for one scenario in one engine, in ms. */
const LIMIT = 45_000;

const folder = path.dirname( fileURLToPath( import.meta.url ) );

async function loadScenarios( parts ) {
	const files = findFiles( path.join( folder, 'scenarios', '*' ) ).filter(
		( file ) =>
			file.endsWith( '.mjs' ) &&
			( ! parts.length ||
				parts.some( ( part ) =>
					path.basename( file ).includes( part )
				) )
	);
	return Promise.all(
		files.map( async ( file ) => ( {
			name: path.basename( file, '.mjs' ),
			...( await import( file ) ),
		} ) )
	);
}

/** Rejects when the time is up. */
function limit( work ) {
	let timer;
	const late = new Promise( ( resolve, reject ) => {
		timer = setTimeout(
			() => reject( new Error( `not done after ${ LIMIT / 1000 } s` ) ),
			LIMIT
		);
	} );
	return Promise.race( [ work, late ] ).finally( () =>
		clearTimeout( timer )
	);
}

async function publishContent( { name, content, type }, site ) {
	if ( ! content ) {
		return {};
	}
	const markup =
		typeof content === 'function' ? await content( site ) : content;
	return site.publish( markup, { type, title: `The ${ name }` } );
}

/** What the page asked of outside services. */
function makeAsked( page, { fakes } ) {
	const asked = async ( host ) => {
		const response = await fetch( `${ fakes.url }/__log?host=${ host }` );
		return ( await response.json() ).map( ( { path: each } ) => each );
	};
	return {
		asked,
		wasAsked: ( host, wanted ) =>
			page.poll(
				`${ host } is asked for ${ wanted }`,
				() => asked( host ),
				( paths ) => paths.includes( wanted )
			),
	};
}

/**
 * Runs a scenario in one page.
 *
 * @return {Promise<string[]>} What is wrong.
 */
async function runScenario( scenario, { browser, site, proxy } ) {
	const driver = await browser.newDriver( site.url );
	const page = new Page( driver, site.url );
	const faults = [];
	proxy.takeFaults();
	try {
		const published = await publishContent( scenario, site );
		await fetch( `${ site.fakes.url }/__reset`, { method: 'POST' } );
		await limit(
			scenario.run( page, {
				...published,
				...makeAsked( page, site ),
				site,
			} )
		);
	} catch ( error ) {
		faults.push( error.stack ?? String( error ) );
	}
	faults.push( ...( await page.takeFaults() ), ...proxy.takeFaults() );
	await driver.close().catch( ( error ) => faults.push( String( error ) ) );
	return faults;
}

const seconds = ( since ) => ( ( Date.now() - since ) / 1000 ).toFixed( 1 );

async function runScenarios( name, scenarios, tools ) {
	let failures = 0;
	for ( const scenario of scenarios ) {
		const begun = Date.now();
		const faults = await runScenario( scenario, tools );
		failures += faults.length ? 1 : 0;
		console.log(
			`${ faults.length ? '✗' : '✓' } ${ name }: ${ scenario.name } (${ seconds( begun ) } s)`
		);
		faults.forEach( ( fault ) =>
			console.log( `    ${ fault.replaceAll( '\n', '\n    ' ) }` )
		);
	}
	return failures;
}

/**
 * Runs all scenarios in an engine, one after the other, on a site of its own: two engines on one
 * site lose each other's events of WP-Cron.
 *
 * @return {Promise<number>} How many failed; notices of PHP count as one.
 */
async function runEngine( name, options, scenarios ) {
	const site = await startSite();
	const proxy = await startOutsideProxy( site );
	let browser;
	try {
		browser = await engines[ name ].start( { ...options, proxy } );
		console.log( `${ name } ${ browser.version } is started` );
		const failures = await runScenarios( name, scenarios, {
			browser,
			site,
			proxy,
		} );
		const errors = site.phpErrors();
		errors.forEach( ( error ) => console.log( `✗ ${ name }: ${ error }` ) );
		return failures + ( errors.length ? 1 : 0 );
	} finally {
		await browser?.stop();
		proxy.stop();
		await site.stop();
	}
}

/** Engines that are wanted and there; says why others are left out. */
function chooseEngines( wanted, display, scenarios, totals ) {
	return wanted.flatMap( ( name ) => {
		const found = engines[ name ].find( display );
		if ( typeof found === 'string' ) {
			console.log( `${ name } is skipped: ${ found }.` );
			totals.skipped += scenarios.length;
			return [];
		}
		return [ [ name, { ...found, display } ] ];
	} );
}

async function main() {
	const { values, positionals } = readArgs(
		process.argv.slice( 2 ),
		{ engine: { type: 'string', multiple: true } },
		'see the beginning of tests/engines/run.mjs.'
	);
	const wanted = values.engine ?? [ 'firefox', 'webkit' ];
	const unknown = wanted.find( ( name ) => ! Object.hasOwn( engines, name ) );
	if ( unknown ) {
		throw new Problem( `There is no engine "${ unknown }".` );
	}
	const scenarios = await loadScenarios( positionals );
	if ( ! scenarios.length ) {
		throw new Problem( 'No scenario has such a name.' );
	}
	const totals = { passed: 0, failed: 0, skipped: 0 };
	const display = await startDisplay();
	const chosen = chooseEngines( wanted, display?.name, scenarios, totals );
	if ( chosen.length ) {
		await ensureBuild();
	}
	const runs = await Promise.allSettled(
		chosen.map( ( [ name, options ] ) =>
			runEngine( name, options, scenarios )
		)
	);
	runs.forEach( ( { value, reason }, index ) => {
		if ( reason ) {
			console.log( `✗ ${ chosen[ index ][ 0 ] }: ${ reason.stack }` );
		}
		const failed = reason ? scenarios.length : value;
		totals.failed += failed;
		totals.passed += Math.max( 0, scenarios.length - failed );
	} );
	display?.stop();
	console.log(
		`${ totals.passed } passed, ${ totals.failed } failed, ${ totals.skipped } skipped`
	);
	process.exitCode = totals.failed ? 1 : 0;
}

main().catch( ( error ) => {
	console.error( error instanceof Problem ? error.message : error.stack );
	process.exit( 1 );
} );
