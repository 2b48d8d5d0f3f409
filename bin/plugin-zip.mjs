/**
 * `npm run plugin-zip`: dist/mainstreet-blocks.zip, which WordPress can install.
 * It holds what a site runs, and no sources or development files.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/paths.mjs';
import { NOTICES, findUnnamed } from './docs/notices.mjs';
import { readPackages } from './lib/bundled.mjs';
import { ensureBuild, ensureDependencies } from './lib/prepare.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { run } from './lib/run.mjs';
import { readVersions } from './lib/versions.mjs';
import { zip } from './lib/zip.mjs';

const SLUG = 'mainstreet-blocks';

const PLACES = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'THIRD-PARTY-NOTICES.txt',
	'wpml-config.xml',
	'build',
	'languages',
	'src',
	'blocks',
	'extensions',
];

/** Of blocks and panels, the build holds all but the PHP. */
const PHP_ONLY = /^(?:blocks|extensions)\/.*(?<!\.php)$/;

/** Source maps, the build’s own notes, documents and declarations for developers, and the translation that tests make up. */
const IGNORED =
	/(?:\/test(?:\/|$)|\.tsx?$|\.scss$|\.map|\.md|\.sources|\.packages|\/external-services\.json|\.po|\.csv|en_XA.*)$/;

/** The files below a place, sorted, as paths below the root with forward slashes. */
function listFiles( place ) {
	const full = path.join( root, place );
	if ( ! fs.existsSync( full ) || IGNORED.test( place ) ) {
		return [];
	}
	return fs.statSync( full ).isDirectory()
		? fs
				.readdirSync( full )
				.sort()
				.flatMap( ( name ) => listFiles( `${ place }/${ name }` ) )
		: [ place ].filter( ( name ) => ! PHP_ONLY.test( name ) );
}

/** The version must be the same wherever it is written. */
function checkVersion() {
	const versions = readVersions( root );
	if ( new Set( Object.values( versions ) ).size !== 1 ) {
		throw new Problem(
			`The version differs: ${ Object.entries( versions )
				.map( ( [ place, version ] ) => `${ place } ${ version }` )
				.join( '; ' ) }.`
		);
	}
}

/** Most licenses ask for their text beside the code. */
function checkNotices() {
	const notices = fs.readFileSync( path.join( root, NOTICES ), 'utf8' );
	const unnamed = findUnnamed( notices, readPackages() ?? [] );
	if ( unnamed.length ) {
		throw new Problem(
			`${ NOTICES } does not name ${ unnamed.join( ', ' ) }: type npm run docs.`
		);
	}
}

async function main() {
	await ensureDependencies();
	await ensureBuild();
	checkVersion();
	checkNotices();
	const languages = await run( process.execPath, [ 'bin/i18n.mjs' ], {
		cwd: root,
	} );
	if ( languages.code !== 0 ) {
		throw new Problem(
			`The languages could not be put together: ${ languages.stderr.trim() }`
		);
	}
	const names = PLACES.flatMap( listFiles );
	const archive = await zip(
		names.map( ( name ) => ( {
			name: `${ SLUG }/${ name }`,
			data: fs.readFileSync( path.join( root, name ) ),
		} ) )
	);
	const file = path.join( root, 'dist', `${ SLUG }.zip` );
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	fs.writeFileSync( file, archive );
	console.log(
		`dist/${ SLUG }.zip: ${ names.length } files, ${ Math.round( archive.length / 1024 ) } kB.`
	);
}

main().catch( reportAndExit );
