/**
 * The oldest and the newest PHP, in WebAssembly: every file of the plugin parses, every class loads, every page with a
 * block's demo and every REST route (GET, as administrator and as nobody) answers without a notice of ours.
 *
 *   node tests/php-versions/run.mjs [--php 7.4|8.5 …]
 */
import fs from 'node:fs';
import path from 'node:path';
import { readArgs } from '../../bin/lib/args.mjs';
import { cacheFolder, root } from '../../bin/lib/paths.mjs';
import { ensureBuild } from '../../bin/lib/prepare.mjs';
import { makeScratch } from '../../bin/lib/scratch.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { ensureCore } from '../../bin/wordpress/core.mjs';
import { createDemo } from '../../bin/demo/index.mjs';
import { readDemo } from '../engines/demo.mjs';
import { ensurePhpWasm, startPhp } from './runtime.mjs';

/** The version of WordPress that pages are made with. */
const WORDPRESS = '7.1';

const here = path.join( root, 'tests/php-versions' );

/** PHP of the plugin; what tests and commands are made of runs on the machine's own. */
const listFiles = () =>
	[ 'plugin.php', 'uninstall.php', 'src', 'blocks', 'extensions', 'build' ]
		.flatMap( ( name ) => {
			const place = path.join( root, name );
			return fs.statSync( place ).isDirectory()
				? fs
						.readdirSync( place, { recursive: true } )
						.map( ( file ) => path.join( place, file ) )
				: [ place ];
		} )
		.filter(
			( file ) => file.endsWith( '.php' ) && ! file.includes( '/test/' )
		);

/**
 * Makes a site with a page for each demo, and visits each with the machine's PHP, which can ask
 * the outside world: PHP in WebAssembly cannot.
 */
async function makeSite( dir ) {
	const site = await startWordPress( {
		version: WORDPRESS,
		testing: true,
		state: dir,
		muPlugins: [ path.join( here, 'collect-notices.php' ) ],
		env: { MAINSTREET_ROOT: root },
	} );
	try {
		const demos = fs
			.readdirSync( path.join( root, 'blocks' ) )
			.filter( ( slug ) =>
				fs.existsSync( path.join( root, 'blocks', slug, 'demo.html' ) )
			)
			.map( ( slug ) => [
				slug,
				// Pictures do not matter here.
				readDemo( slug ).replace( /\{\{image:\d:(\w+)\}\}/g, '1' ),
			] );
		const encoded = Buffer.from( JSON.stringify( demos ) ).toString(
			'base64'
		);
		const paths = await site.runPhp( `
			update_option( 'connectors_maps_mapbox_api_key', 'pk.versions' );
			update_option( 'connectors_payments_stripe_secret_test_api_key', 'sk_test_versions' );
			$paths = array();
			foreach ( json_decode( base64_decode( '${ encoded }' ), true ) as $demo ) {
				$paths[] = wp_parse_url( get_permalink( wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $demo[0], 'post_content' => $demo[1] ) ) ) ), PHP_URL_PATH );
			}
			return $paths;` );
		const { url } = await createDemo( site );
		return {
			url: site.url,
			paths: [
				...paths,
				new URL( url ).pathname,
				'/',
				'/feed/',
				'/?s=tide',
			],
		};
	} finally {
		await site.stop();
	}
}

/** Lets PHP in WebAssembly use the site: it cannot map memory, which SQLite's write-ahead log needs. */
function reconfigure( dir ) {
	const file = path.join( dir, 'wp-config.php' );
	fs.writeFileSync(
		file,
		fs
			.readFileSync( file, 'utf8' )
			.replace(
				"'SQLITE_JOURNAL_MODE', 'WAL'",
				"'SQLITE_JOURNAL_MODE', 'DELETE'"
			)
	);
}

const readNotices = ( file ) =>
	fs.existsSync( file )
		? [
				...new Set(
					fs
						.readFileSync( file, 'utf8' )
						.split( '\n' )
						.filter( Boolean )
						.map( ( line ) => JSON.parse( line ) )
						.map(
							( { message, url } ) => `${ message } (${ url })`
						)
				),
			]
		: [];

/** Runs everything in one version; returns what is wrong. */
async function checkVersion( version, folder, { dir, url, paths } ) {
	const core = await ensureCore( WORDPRESS );
	const env = {
		MAINSTREET_CORE: core,
		MAINSTREET_SITE: dir,
		MAINSTREET_ROOT: root,
	};
	const { host } = new URL( url );
	const notices = path.join( dir, 'notices.jsonl' );
	fs.rmSync( notices, { force: true } );
	const php = await startPhp( version, folder, [ root, cacheFolder(), dir ] );
	const request = async ( scriptPath, relativeUri ) => {
		try {
			return await php.run( {
				scriptPath,
				relativeUri,
				method: 'GET',
				protocol: 'http',
				headers: { host },
				env,
				$_SERVER: {
					DOCUMENT_ROOT: core,
					HTTP_HOST: host,
					SCRIPT_NAME: '/index.php',
					PHP_SELF: '/index.php',
					REMOTE_ADDR: '127.0.0.1',
					SERVER_NAME: '127.0.0.1',
				},
			} );
		} catch ( error ) {
			// What PHP ended with has an answer, too.
			return error.response ?? { text: error.message };
		}
	};
	const log = path.join( dir, 'debug.log' );
	const describe = ( what, { httpStatusCode, text } ) =>
		`${ what }: ${ httpStatusCode } ${ text.slice( -200 ) } ${ fs
			.readFileSync( log, 'utf8' )
			.slice( -1000 ) }`;
	const faults = [];
	const checked = await request( path.join( here, 'check-files.php' ), '/' );
	if ( ! checked.text.endsWith( '}' ) ) {
		faults.push( describe( 'the files', checked ) );
	}
	console.log( `PHP ${ version }: ${ checked.text.slice( -100 ) }` );
	for ( const each of paths ) {
		const answer = await request( path.join( core, 'index.php' ), each );
		if (
			answer.httpStatusCode !== 200 ||
			! /<\/(?:html|rss)>\s*$/.test( answer.text )
		) {
			faults.push( describe( each, answer ) );
		}
	}
	php.exit();
	return [ ...faults, ...readNotices( notices ) ];
}

const { values } = readArgs(
	process.argv.slice( 2 ),
	{ php: { type: 'string', multiple: true } },
	'see the beginning of tests/php-versions/run.mjs.'
);
const totals = { passed: 0, failed: 0, skipped: 0 };
const scratch = makeScratch();
const dir = path.join( scratch.dir, 'site' );
let site;
for ( const version of values.php ?? [ '7.4', '8.5' ] ) {
	const folder = await ensurePhpWasm( version );
	if ( ! folder ) {
		console.log( `PHP ${ version } is skipped: npm could not get it.` );
		totals.skipped++;
		continue;
	}
	if ( ! site ) {
		await ensureBuild();
		site = { dir, ...( await makeSite( dir ) ) };
		fs.writeFileSync(
			path.join( dir, 'files.json' ),
			JSON.stringify( listFiles() )
		);
		reconfigure( dir );
	}
	const start = Date.now();
	const faults = await checkVersion( version, folder, site );
	totals[ faults.length ? 'failed' : 'passed' ]++;
	console.log(
		`${ faults.length ? '✗' : '✓' } PHP ${ version }: ${ site.paths.length } pages (${ Math.round( ( Date.now() - start ) / 1000 ) } s)`
	);
	faults.forEach( ( fault ) => console.log( `    ${ fault }` ) );
}
scratch.remove();
console.log(
	`${ totals.passed } passed, ${ totals.failed } failed, ${ totals.skipped } skipped`
);
process.exit( totals.failed ? 1 : 0 );
