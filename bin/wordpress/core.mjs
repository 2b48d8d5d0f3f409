/** Finds or fetches WordPress itself, once per version and user. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { cacheFolder } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { say, step } from '../lib/progress.mjs';
import { withScratch } from '../lib/scratch.mjs';
import { unzip } from '../lib/zip.mjs';
import { fetchFromDebian, isDebian } from './core-debian.mjs';

/** Oldest and newest supported. */
export const VERSIONS = [ '7.1', '6.8' ];

/** Every site has its own configuration; the tree is shared and never written to. */
const CONFIG = `<?php
// One WordPress tree serves many sites; the running one names its configuration.
$site = getenv( 'MAINSTREET_SITE' );
require ( $site ? $site : '/mainstreet/site' ) . '/wp-config.php';
require_once ABSPATH . 'wp-settings.php';
`;

/**
 * Reads a tree's version.
 *
 * @param {string} folder WordPress tree.
 * @return {string} Such as '7.1.4', or '' when it is none.
 */
export function readVersion( folder ) {
	try {
		const text = fs.readFileSync(
			path.join( folder, 'wp-includes/version.php' ),
			'utf8'
		);
		return /\$wp_version\s*=\s*'([^']+)'/.exec( text )?.[ 1 ] ?? '';
	} catch {
		return '';
	}
}

function hasConfig( folder ) {
	const file = path.join( folder, 'wp-config.php' );
	return fs.existsSync( file ) && fs.readFileSync( file, 'utf8' ) === CONFIG;
}

async function download( url, timeout ) {
	const response = await fetch( url, {
		signal: AbortSignal.timeout( timeout ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ response.status } for ${ url }` );
	}
	return response;
}

/** The newest release of a branch: '7.1' becomes '7.1.4'. */
async function newestRelease( branch ) {
	const response = await download(
		'https://api.wordpress.org/core/stable-check/1.0/',
		8000
	);
	const patch = ( version ) => Number( version.split( '.' )[ 2 ] ?? 0 );
	const own = Object.keys( await response.json() )
		.filter(
			( version ) =>
				version === branch || version.startsWith( `${ branch }.` )
		)
		.sort( ( a, b ) => patch( b ) - patch( a ) );
	if ( ! own.length ) {
		throw new Error( `wordpress.org has no ${ branch }` );
	}
	return own[ 0 ];
}

async function fetchFromWordPressOrg( version, target, scratch ) {
	const release = await newestRelease( version );
	const response = await download(
		`https://wordpress.org/wordpress-${ release }.zip`,
		600000
	);
	const file = path.join( scratch, 'wordpress.zip' );
	fs.writeFileSync( file, Buffer.from( await response.arrayBuffer() ) );
	await unzip( file, scratch );
	fs.renameSync( path.join( scratch, 'wordpress' ), target );
}

/** What can be tried, in order. */
function sourcesOf( version, tree, scratch ) {
	const own = process.env.WP_CORE;
	if ( own ) {
		const filter = ( file ) =>
			! /[\\/](?:\.git|node_modules|uploads)$/.test( file );
		return [
			() =>
				fs.cpSync( own, tree, {
					recursive: true,
					dereference: true,
					filter,
				} ),
		];
	}
	return [
		() => fetchFromWordPressOrg( version, tree, scratch ),
		...( isDebian()
			? [ () => fetchFromDebian( version, tree, scratch ) ]
			: [] ),
	];
}

/** Tries the sources in turn and moves a complete tree into place. */
async function fetchCore( version, target, scratch ) {
	const tree = path.join( scratch, 'core' );
	const faults = [];
	for ( const source of sourcesOf( version, tree, scratch ) ) {
		try {
			await source();
		} catch ( error ) {
			faults.push( error.cause?.message ?? error.message );
		}
		if ( readVersion( tree ).startsWith( version ) ) {
			fs.writeFileSync( path.join( tree, 'wp-config.php' ), CONFIG );
			fs.mkdirSync( path.dirname( target ), { recursive: true } );
			fs.rmSync( target, { recursive: true, force: true } );
			fs.renameSync( tree, target );
			return;
		}
		fs.rmSync( tree, { recursive: true, force: true } );
	}
	throw new Problem(
		`WordPress ${ version } could not be downloaded (${ faults.join(
			'; '
		) }); connect to the internet, or unpack it yourself and set WP_CORE to its folder.`
	);
}

/**
 * Makes sure that WordPress is there.
 *
 * @param {string} version '7.1' or '6.8'.
 * @return {Promise<string>} Its folder: shared, not to be written to.
 */
export async function ensureCore( version ) {
	if ( ! VERSIONS.includes( version ) ) {
		throw new Problem(
			`WordPress ${ version } is not known here; choose ${ VERSIONS.join( ' or ' ) }.`
		);
	}
	const own = process.env.WP_CORE;
	if ( own && ! readVersion( own ).startsWith( version ) ) {
		throw new Problem(
			`WP_CORE (${ own }) does not hold WordPress ${ version }; unset it or name the right folder.`
		);
	}
	const name = own ? `${ readVersion( own ) }-own` : version;
	const target = path.join( cacheFolder(), 'core', name );
	const isReady = () =>
		readVersion( target ).startsWith( version ) && hasConfig( target );
	if ( ! isReady() ) {
		await withLock( `core-${ name }`, async () => {
			if ( readVersion( target ).startsWith( version ) ) {
				fs.writeFileSync(
					path.join( target, 'wp-config.php' ),
					CONFIG
				);
			}
			if ( ! isReady() ) {
				await step( `Fetching WordPress ${ version }`, () =>
					withScratch( cacheFolder(), ( scratch ) =>
						fetchCore( version, target, scratch )
					)
				);
				say(
					`  WordPress ${ readVersion( target ) } is kept in ${ target.replace( os.homedir(), '~' ) }`
				);
			}
		} );
	}
	return target;
}
