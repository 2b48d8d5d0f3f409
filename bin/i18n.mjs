/**
 * Languages: collects every translatable string into languages/mainstreet-blocks.pot, brings each
 * languages/mainstreet-blocks-<locale>.po up to date and compiles it to what WordPress loads.
 *
 *   npm run i18n                        the template, and all .po files there are
 *   npm run i18n -- --pseudo en_XA      also a pseudo-translation, for tests
 *   npm run i18n -- --check             lists what is not up to date, missing or has a wrong placeholder
 *   npm run i18n -- --block map --output artifacts/map    of one block, into another folder
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { collect } from './i18n/collect.mjs';
import { compile } from './i18n/compile.mjs';
import { readPo, writePo, writePot } from './i18n/catalogue.mjs';
import { checkTranslation } from './i18n/check.mjs';
import { pseudoTranslate } from './i18n/pseudo.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..'
);
const DOMAIN = 'mainstreet-blocks';
const { values } = parseArgs( {
	options: {
		pseudo: { type: 'string' },
		check: { type: 'boolean', default: false },
		block: { type: 'string' },
		output: { type: 'string', default: 'languages' },
	},
} );
const { block, output } = values;
const languages = path.resolve( root, output );
if ( block && languages === path.join( root, 'languages' ) ) {
	console.error(
		'--block needs --output: languages/ holds the strings of all blocks.'
	);
	process.exit( 1 );
}

let strings;
try {
	strings = collect( root, block && [ `blocks/${ block }` ] );
} catch ( error ) {
	console.error( error.message );
	process.exit( 1 );
}

fs.mkdirSync( languages, { recursive: true } );
const pot = path.join( languages, `${ DOMAIN }.pot` );
const template = writePot( strings );
const translations = fs
	.readdirSync( languages )
	.filter( ( file ) => file.endsWith( '.po' ) )
	.map( ( file ) => ( {
		file: path.join( languages, file ),
		locale: file.slice( DOMAIN.length + 1, -'.po'.length ),
		data: readPo( fs.readFileSync( path.join( languages, file ) ) ),
	} ) );

/** Writes a file if it differs, so that the time of an unchanged one stays. */
function writeChanged( file, content ) {
	if (
		! fs.existsSync( file ) ||
		fs.readFileSync( file, 'utf8' ) !== content
	) {
		fs.writeFileSync( file, content );
	}
}

/** Prints what is wrong, and ends with an error if anything is. */
function check() {
	let faults = 0;
	if (
		! fs.existsSync( pot ) ||
		fs.readFileSync( pot, 'utf8' ) !== template
	) {
		faults++;
		console.error(
			'languages/mainstreet-blocks.pot is out of date. Run npm run i18n.'
		);
	}
	for ( const { locale, data } of translations ) {
		for ( const { text, fault } of checkTranslation( strings, data ) ) {
			faults++;
			console.error( `${ locale }: “${ text }”: ${ fault }` );
		}
	}
	if ( faults ) {
		process.exit( 1 );
	}
	const locales = translations.map( ( { locale } ) => locale ).join( ', ' );
	console.log(
		`${ strings.length } strings, template up to date; complete: ${ locales }.`
	);
}

function writeAll() {
	writeChanged( pot, template );
	console.log(
		`${ strings.length } strings in ${ output }/${ DOMAIN }.pot.`
	);
	for ( const { file, locale, data } of translations ) {
		writeChanged( file, writePo( strings, data, locale ) );
	}
	const locales = translations.map( ( { locale, data } ) => [
		locale,
		data,
	] );
	if ( values.pseudo ) {
		locales.push( [ values.pseudo, pseudoTranslate( strings ) ] );
	}
	for ( const [ locale, data ] of locales ) {
		const files = compile( strings, data, locale );
		for ( const [ name, content ] of Object.entries( files ) ) {
			writeChanged( path.join( languages, name ), content );
		}
		console.log( `${ locale }: ${ Object.keys( files ).join( ', ' ) }` );
	}
}

if ( values.check ) {
	check();
} else {
	writeAll();
}
