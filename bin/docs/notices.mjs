/**
 * Licenses of the npm packages that a build holds. Most ask for their text beside the code, also
 * where only a part of a package is in a bundle.
 */
import fs from 'node:fs';
import path from 'node:path';

export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[-.](?:mit|txt|md))*$/i;

/** Line before each group of packages with the same text. */
const RULE = '-'.repeat( 72 );

/** A package as the notices name it: folder below node_modules, version, license. */
const PACKAGE_LINE = /^\* (\S+) (\S+) \((.+)\)$/gm;

/** A package that asks for nothing more than the plugin's own license, which is in the zip. */
const isOwnLicense = ( license ) => /^GPL-2\.0/.test( license );

function readPackage( root, folder ) {
	const place = path.join( root, 'node_modules', folder );
	const { version, license, name } = JSON.parse(
		fs.readFileSync( path.join( place, 'package.json' ), 'utf8' )
	);
	const file = fs
		.readdirSync( place )
		.sort()
		.find( ( each ) => LICENSE_FILE.test( each ) );
	if ( ! file ) {
		throw new Error( `The package ${ name } has no license text.` );
	}
	return {
		folder,
		version,
		// Mapbox GL JS 1 says "SEE LICENSE IN LICENSE.txt".
		license: /^SEE /.test( license ) ? 'BSD-3-Clause' : license,
		text: fs
			.readFileSync( path.join( place, file ), 'utf8' )
			.replace( /\r\n?/g, '\n' )
			.replace( /[ \t]+$/gm, '' )
			.trim(),
	};
}

const toLine = ( { folder, version, license } ) =>
	`* ${ folder } ${ version } (${ license })`;

/** Packages by the text of their license; those of one project share it. */
function groupByText( packages ) {
	const groups = new Map();
	for ( const each of packages ) {
		groups.set( each.text, [ ...( groups.get( each.text ) ?? [] ), each ] );
	}
	return groups;
}

/**
 * Writes the notices.
 *
 * @param {string}   root    The repository, with node_modules.
 * @param {string[]} folders Packages of the build, as folders below node_modules.
 * @return {string} Text.
 */
export function writeNotices( root, folders ) {
	const packages = folders.map( ( folder ) => readPackage( root, folder ) );
	const own = packages.filter( ( { license } ) => isOwnLicense( license ) );
	const others = packages.filter(
		( { license } ) => ! isOwnLicense( license )
	);
	return [
		'Third-party notices of Mainstreet Blocks',
		'',
		'The scripts and style sheets in the folder build hold code of the packages below.',
		'This file is written by "npm run docs".',
		'',
		'Under GPL-2.0-or-later, as the plugin itself (see LICENSE):',
		'',
		...own.map( toLine ),
		'',
		'The font src/social/previews/drawn-card/font/noto-sans-bold.ttf is Noto Sans Bold, under the SIL Open',
		'Font License 1.1; its text is in src/social/previews/drawn-card/font/OFL.txt.',
		...[ ...groupByText( others ) ].flatMap( ( [ text, group ] ) => [
			'',
			RULE,
			'',
			...group.map( toLine ),
			'',
			text,
		] ),
		'',
	].join( '\n' );
}

/**
 * Reads which packages the notices name.
 *
 * @param {string} notices Text.
 * @return {string[]} Folders below node_modules, in the order of the alphabet.
 */
export const readNamed = ( notices ) =>
	[ ...notices.matchAll( PACKAGE_LINE ) ]
		.map( ( [ , name ] ) => name )
		.sort();

/**
 * Finds packages that the notices do not name.
 *
 * @param {string}   notices Text.
 * @param {string[]} folders Packages of a build.
 * @return {string[]} Those that are missing.
 */
export function findUnnamed( notices, folders ) {
	const named = new Set( readNamed( notices ) );
	return folders.filter( ( folder ) => ! named.has( folder ) );
}
