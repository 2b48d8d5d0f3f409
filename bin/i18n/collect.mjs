/**
 * Finds every translatable string of the bundle: TypeScript, PHP and block.json.
 *
 * A string is `{ msgid, msgid_plural, msgctxt, comment, flags, references }`; references
 * are paths below the repository, without line numbers, so that the template
 * changes only when a string does.
 */
import fs from 'node:fs';
import path from 'node:path';
import { extractBlockJson } from './extract-block-json.mjs';
import { extractPhp } from './extract-php.mjs';
import { extractScript } from './extract-script.mjs';
import { isFormat } from './notes.mjs';

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

/** How a string of a file is formatted: translation tools check placeholders by it. */
function getFlags( string, extract ) {
	if ( ! isFormat( string ) || extract === extractBlockJson ) {
		return [];
	}
	return [ extract === extractPhp ? 'php-format' : 'js-format' ];
}

/** Adds what another file says about a string that is known. */
function merge( known, string ) {
	known.msgid_plural ??= string.msgid_plural;
	for ( const flag of string.flags ) {
		if ( ! known.flags.includes( flag ) ) {
			known.flags.push( flag );
		}
	}
	if ( ! known.comment?.includes( string.comment ?? '' ) ) {
		known.comment = [ known.comment, string.comment ]
			.filter( Boolean )
			.join( '\n' );
	}
	const [ reference ] = string.references;
	if ( ! known.references.includes( reference ) ) {
		known.references.push( reference );
	}
}

/**
 * Collects the strings of a repository.
 *
 * @param {string}   root   Repository folder.
 * @param {string[]} places Files and folders in it.
 * @return {{ msgid: string, msgid_plural?: string, msgctxt?: string, comment?: string, flags: string[], references: string[] }[]}
 *   Strings, merged by context and text, in a stable order.
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
			const flags = getFlags( string, extract );
			const whole = { ...string, flags, references: [ reference ] };
			if ( known ) {
				merge( known, whole );
			} else {
				merged.set( key, whole );
			}
		}
	}
	return [ ...merged.values() ];
}
