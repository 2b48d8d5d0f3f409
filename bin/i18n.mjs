/**
 * Languages: collects every translatable string into languages/mainstreet-blocks.pot
 * and compiles each languages/mainstreet-blocks-<locale>.po to what WordPress loads.
 *
 *   npm run i18n                        the template, and all .po files there are
 *   npm run i18n -- --pseudo en_XA      also a pseudo-translation, for tests
 *   npm run i18n -- --check             fails if the template is not up to date
 *   npm run i18n -- --block map --output artifacts/map    of one block, into another folder
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { collect } from './i18n/collect.mjs';
import { compile } from './i18n/compile.mjs';
import { readPo, writePot } from './i18n/catalogue.mjs';
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
const content = writePot( strings );
if ( values.check ) {
	if (
		! fs.existsSync( pot ) ||
		fs.readFileSync( pot, 'utf8' ) !== content
	) {
		console.error(
			'languages/mainstreet-blocks.pot is out of date. Run npm run i18n.'
		);
		process.exit( 1 );
	}
	console.log( `${ strings.length } strings, template up to date.` );
	process.exit( 0 );
}
fs.writeFileSync( pot, content );
console.log( `${ strings.length } strings in ${ output }/${ DOMAIN }.pot.` );

const locales = fs
	.readdirSync( languages )
	.filter( ( file ) => file.endsWith( '.po' ) )
	.map( ( file ) => [
		file.slice( DOMAIN.length + 1, -'.po'.length ),
		readPo( fs.readFileSync( path.join( languages, file ) ) ),
	] );
if ( values.pseudo ) {
	locales.push( [ values.pseudo, pseudoTranslate( strings ) ] );
}
for ( const [ locale, translations ] of locales ) {
	const files = compile( strings, translations, locale );
	for ( const [ name, data ] of Object.entries( files ) ) {
		fs.writeFileSync( path.join( languages, name ), data );
	}
	console.log( `${ locale }: ${ Object.keys( files ).join( ', ' ) }` );
}
