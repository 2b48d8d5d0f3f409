/** Which files of PHP tests there are, which to run on the oldest WordPress, and who runs which. */
import fs from 'node:fs';
import path from 'node:path';
import { findFiles } from '../../bin/lib/find-files.mjs';
import { root } from '../../bin/lib/paths.mjs';

const read = ( file ) => fs.readFileSync( file, 'utf8' );

/**
 * The test files: tests of one room or block are in its own folder, tests of everything registered are in this one.
 *
 * @param {string[]} parts Parts of paths; none for all files.
 * @return {string[]} Absolute paths.
 */
export function findTests( parts ) {
	return (
		[
			'tests/php',
			...[ 'src', 'blocks', 'extensions' ].map(
				( place ) => `${ place }/*/test`
			),
		]
			.flatMap( ( folder ) =>
				findFiles( path.join( root, folder, '*' ) )
			)
			.map( ( file ) => path.relative( root, file ) )
			.filter( ( file ) => file.endsWith( '.test.php' ) )
			.filter(
				( file ) =>
					! parts.length ||
					parts.some( ( part ) => file.includes( part ) )
			)
			// By their own names, wherever they live: files share a process, and the order stays when one moves.
			.sort( ( a, b ) =>
				path.basename( a ) < path.basename( b ) ? -1 : 1
			)
			.map( ( file ) => path.join( root, file ) )
	);
}

function findPhp( folder ) {
	return fs
		.readdirSync( folder, { withFileTypes: true, recursive: true } )
		.filter( ( entry ) => entry.isFile() && entry.name.endsWith( '.php' ) )
		.map( ( entry ) => path.join( entry.parentPath, entry.name ) );
}

/** Functions and classes that a WordPress tree declares. */
function declaredIn( core ) {
	const names = new Set();
	for ( const folder of [ 'wp-includes', 'wp-admin' ] ) {
		for ( const file of findPhp( path.join( core, folder ) ) ) {
			for ( const [ , name ] of read( file ).matchAll(
				/^\s*(?:final |abstract )*(?:function &?|class |interface )(\w+_\w+)/gm
			) ) {
				names.add( name );
			}
		}
	}
	return names;
}

/**
 * Makes a test for files that can behave differently on an older WordPress: they name a function or class that it lacks, or
 * ask for WordPress's version.
 *
 * @param {string} newest Tree of the newest WordPress.
 * @param {string} oldest Tree of the older one.
 * @return {(file: string) => boolean} Whether a file of PHP is such a file.
 */
function makeDiffers( newest, oldest ) {
	const known = declaredIn( oldest );
	const added = [ ...declaredIn( newest ) ].filter(
		( name ) => ! known.has( name )
	);
	const pattern = new RegExp(
		`(?<![\\w$>])(?:${ added.join( '|' ) })(?=\\(|'|::)|\\bwp_version\\b|wp_get_wp_version|is_wp_version_compatible|bloginfo\\( 'version'`
	);
	return ( file ) => pattern.test( read( file ) );
}

/** Folder of the room or block that a test file belongs to; undefined for tests of everything registered. */
function placeOf( file ) {
	return path.basename( path.dirname( file ) ) === 'test'
		? path.dirname( path.dirname( file ) )
		: undefined;
}

/**
 * Whether a file gets a WordPress and a process of its own (`@alone` in its first comment): what it draws changes what the files
 * behind it see, such as ids that a page has already.
 *
 * @param {string} file Test file.
 */
export const isAlone = ( file ) => /^ \* @alone$/m.test( read( file ) );

/**
 * The files that can fail on an older WordPress where they pass on the newest: those marked `@core` in their first comment,
 * and those that name, or whose room or block names, what only the newer one has.
 *
 * @param {string[]} files  Test files.
 * @param {string}   newest Tree of the newest WordPress.
 * @param {string}   oldest Tree of the older one.
 * @return {string[]} Those of them.
 */
export function pickOlder( files, newest, oldest ) {
	const differs = makeDiffers( newest, oldest );
	const places = new Map();
	const placeDiffers = ( place ) => {
		if ( place && ! places.has( place ) ) {
			places.set(
				place,
				findPhp( place ).some(
					( file ) =>
						! /[\\/]test[\\/]/.test( file ) && differs( file )
				)
			);
		}
		return places.get( place ) ?? false;
	};
	return files.filter(
		( file ) =>
			/^ \* @core$/m.test( read( file ) ) ||
			differs( file ) ||
			placeDiffers( placeOf( file ) )
	);
}

/**
 * About how many seconds of processor time a file takes: what `@seconds` in its first comment says, else from its length and the
 * processes it starts.
 */
function weigh( file ) {
	const source = read( file );
	const said = /^ \* @seconds (\d+)$/m.exec( source );
	const processes = source.match( /in_(?:other_)?process\(/g );
	return said
		? Number( said[ 1 ] )
		: source.split( '\n' ).length / 400 + ( processes?.length ?? 0 ) * 0.3;
}

/**
 * Deals files out to workers, always in the same way, so that what fails together can be run together again.
 *
 * @param {string[]} files   Files.
 * @param {number}   workers How many workers.
 * @return {string[][]} A list for each worker that has any, in the order of `files`.
 */
export function deal( files, workers ) {
	const hands = Array.from( { length: workers }, () => ( {
		weight: 0,
		files: new Set(),
	} ) );
	const weights = new Map( files.map( ( file ) => [ file, weigh( file ) ] ) );
	for ( const file of [ ...files ].sort(
		( a, b ) => weights.get( b ) - weights.get( a )
	) ) {
		const hand = hands.reduce( ( a, b ) =>
			b.weight < a.weight ? b : a
		);
		hand.files.add( file );
		hand.weight += weights.get( file );
	}
	return hands
		.map( ( hand ) => files.filter( ( file ) => hand.files.has( file ) ) )
		.filter( ( list ) => list.length );
}
