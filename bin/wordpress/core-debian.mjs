/**
 * WordPress from Debian's packages, for machines that reach nothing else: suite
 * sid has 7.1, trixie has 6.8. Neither the system's sources nor its packages are
 * touched: apt works in a private folder, and the mirror is the system's own.
 */
import fs from 'node:fs';
import path from 'node:path';
import { run, which } from '../lib/run.mjs';

const SUITES = { 7.1: 'sid', 6.8: 'trixie' };

/** WordPress's tree in Debian has links into the other packages. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
	'libphp-phpmailer',
	'php-getid3',
];

/** @return {boolean} Whether this machine is a Debian (not a system derived from it). */
export function isDebian() {
	try {
		return (
			/^ID=debian$/m.test(
				fs.readFileSync( '/etc/os-release', 'utf8' )
			) && Boolean( which( 'apt-get' ) && which( 'dpkg' ) )
		);
	} catch {
		return false;
	}
}

/**
 * The mirrors in apt's sources, those of Debian's own main archive.
 *
 * @param {string} text A `.sources` file or one-line `.list`.
 * @return {{uri: string, signedBy: string}[]} In the order of the file.
 */
export function parseSources( text ) {
	const mirrors = [];
	for ( const stanza of text.replace( /^#.*\n?/gm, '' ).split( /\n\s*\n/ ) ) {
		const field = ( name ) =>
			new RegExp( `^${ name }:[ \\t]*(.+)$`, 'im' )
				.exec( stanza )?.[ 1 ]
				.trim() ?? '';
		if ( field( 'URIs' ) && /\bmain\b/.test( field( 'Components' ) ) ) {
			mirrors.push( {
				uri: field( 'URIs' ).split( /\s+/ )[ 0 ],
				signedBy: field( 'Signed-By' ),
			} );
		}
	}
	const line = /^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+\S+\s+.*\bmain\b/gm;
	for ( const [ , options = '', uri ] of text.matchAll( line ) ) {
		mirrors.push( {
			uri,
			signedBy: /signed-by=(\S+)/i.exec( options )?.[ 1 ] ?? '',
		} );
	}
	return mirrors.filter( ( { uri } ) => /\/debian\/?$/.test( uri ) );
}

function findMirror() {
	const folder = '/etc/apt/sources.list.d';
	const files = [
		'/etc/apt/sources.list',
		...( fs.existsSync( folder )
			? fs
					.readdirSync( folder )
					.map( ( name ) => path.join( folder, name ) )
			: [] ),
	].filter(
		( file ) => /\.(list|sources)$/.test( file ) && fs.existsSync( file )
	);
	return files.flatMap( ( file ) =>
		parseSources( fs.readFileSync( file, 'utf8' ) )
	)[ 0 ];
}

/** Runs apt-get with all its files in a private folder. */
async function apt( folder, ...args ) {
	const options = [
		`Dir::Etc::SourceList=${ folder }/one.list`,
		'Dir::Etc::SourceParts=/dev/null',
		'Dir::Etc::Preferences=/dev/null',
		'Dir::Etc::PreferencesParts=/dev/null',
		`Dir::State::Lists=${ folder }/lists`,
		`Dir::Cache=${ folder }/cache`,
		'APT::Sandbox::User=root',
		'Acquire::Languages=none',
		'Acquire::Retries=3',
	].flatMap( ( option ) => [ '-o', option ] );
	const { code, stderr } = await run( 'apt-get', [ ...options, ...args ], {
		cwd: folder,
		env: { ...process.env, LC_ALL: 'C' },
	} );
	if ( code !== 0 ) {
		throw new Error(
			`apt-get ${ args[ 0 ] }: ${ stderr.trim().split( '\n' ).pop() }`
		);
	}
}

/**
 * Fetches WordPress from Debian's packages.
 *
 * @param {string} version '7.1' or '6.8'.
 * @param {string} target  Folder to make.
 * @param {string} scratch Empty folder for downloads.
 */
export async function fetchFromDebian( version, target, scratch ) {
	const mirror = findMirror();
	if ( ! mirror || ! SUITES[ version ] ) {
		throw new Error( 'no Debian mirror in apt’s sources' );
	}
	const signed = mirror.signedBy.startsWith( '/' )
		? `[signed-by=${ mirror.signedBy }] `
		: '';
	for ( const folder of [
		'lists/partial',
		'cache/archives/partial',
		'tree',
	] ) {
		fs.mkdirSync( path.join( scratch, folder ), { recursive: true } );
	}
	fs.writeFileSync(
		path.join( scratch, 'one.list' ),
		`deb ${ signed }${ mirror.uri } ${ SUITES[ version ] } main\n`
	);
	await apt( scratch, 'update' );
	await apt( scratch, 'download', ...PACKAGES );
	const tree = path.join( scratch, 'tree' );
	for ( const file of fs
		.readdirSync( scratch )
		.filter( ( name ) => name.endsWith( '.deb' ) ) ) {
		const { code, stderr } = await run( 'dpkg', [
			'-x',
			path.join( scratch, file ),
			tree,
		] );
		if ( code !== 0 ) {
			throw new Error( `dpkg: ${ stderr.trim() }` );
		}
	}
	const source = path.join( tree, 'usr/share/wordpress' );
	for ( const name of [ 'wp-config.php', '.htaccess' ] ) {
		fs.rmSync( path.join( source, name ), { force: true } );
	}
	// Elsewhere than the link says on some systems; without it core uses the system's own.
	const bundle = path.join(
		source,
		'wp-includes/certificates/ca-bundle.crt'
	);
	if ( ! fs.existsSync( bundle ) ) {
		fs.rmSync( bundle, { force: true } );
		fs.writeFileSync( bundle, '' );
	}
	fs.cpSync( source, target, { recursive: true, dereference: true } );
}
