/**
 * Finds every translatable string of the bundle: TypeScript, PHP and block.json.
 *
 * A string is `{ msgid, msgid_plural, msgctxt, comment, references }`; references
 * are paths below the repository, without line numbers, so that the template
 * changes only when a string does.
 */
import fs from 'node:fs';
import path from 'node:path';
import { extractBlockJson } from './extract-block-json.mjs';
import { extractPhp } from './extract-php.mjs';
import { extractScript } from './extract-script.mjs';

const PLACES = [
	'blocks',
	'extensions',
	'store',
	'shared',
	'src',
	'plugin.php',
];
const SKIPPED = new Set( [ 'node_modules', 'test', 'fixtures' ] );

function* walk( folder ) {
	for ( const entry of fs.readdirSync( folder, { withFileTypes: true } ) ) {
		const child = path.join( folder, entry.name );
		if ( entry.isDirectory() ) {
			if ( ! SKIPPED.has( entry.name ) ) {
				yield* walk( child );
			}
		} else {
			yield child;
		}
	}
}

function getExtractor( file ) {
	if ( path.basename( file ) === 'block.json' ) {
		return extractBlockJson;
	}
	if ( /\.tsx?$/.test( file ) && ! file.endsWith( '.d.ts' ) ) {
		return extractScript;
	}
	return file.endsWith( '.php' ) ? extractPhp : null;
}

/**
 * Collects the strings of a repository.
 *
 * @param {string}   root   Repository folder.
 * @param {string[]} places Files and folders in it.
 * @return {Object[]} Strings, merged by context and text, in a stable order.
 */
export function collect( root, places = PLACES ) {
	const files = places.flatMap( ( place ) => {
		const absolute = path.join( root, place );
		if ( ! fs.existsSync( absolute ) ) {
			return [];
		}
		return fs.statSync( absolute ).isDirectory()
			? [ ...walk( absolute ) ]
			: [ absolute ];
	} );

	const merged = new Map();
	for ( const file of files.sort() ) {
		const extract = getExtractor( file );
		if ( ! extract ) {
			continue;
		}
		const reference = path.relative( root, file ).replaceAll( '\\', '/' );
		const found = extract( fs.readFileSync( file, 'utf8' ), reference );
		for ( const string of found ) {
			const key = `${ string.msgctxt ?? '' }\u0004${ string.msgid }`;
			const known = merged.get( key );
			if ( ! known ) {
				merged.set( key, { ...string, references: [ reference ] } );
				continue;
			}
			known.msgid_plural ??= string.msgid_plural;
			known.comment ??= string.comment;
			if ( ! known.references.includes( reference ) ) {
				known.references.push( reference );
			}
		}
	}
	return [ ...merged.values() ];
}
