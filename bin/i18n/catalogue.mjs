import { po } from 'gettext-parser';
import { countForms, PLURALS } from './plurals.mjs';

const HEADERS = {
	'Project-Id-Version': 'Mainstreet Blocks',
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	'X-Domain': 'mainstreet-blocks',
};

/** Catalogue of strings in the parser's shape; `describe( string )` gives what differs between template and translation. */
function write( strings, headers, describe ) {
	const translations = {};
	for ( const string of strings ) {
		const context = string.msgctxt ?? '';
		translations[ context ] ??= {};
		translations[ context ][ string.msgid ] = {
			msgid: string.msgid,
			msgctxt: string.msgctxt,
			msgid_plural: string.msgid_plural,
			...describe( string ),
		};
	}
	return `${ po
		.compile( { charset: 'utf-8', headers, translations } )
		.toString() }\n`;
}

/**
 * Writes the translation template.
 *
 * @param {Object[]} strings What collect() gives.
 * @return {string} Contents of the .pot file.
 */
export const writePot = ( strings ) =>
	write( strings, HEADERS, ( string ) => ( {
		msgstr: string.msgid_plural ? [ '', '' ] : [ '' ],
		comments: {
			reference: string.references.join( '\n' ),
			extracted: string.comment,
			flag: string.flags.join( ', ' ),
		},
	} ) );

/**
 * Writes a translation: what is known of the strings there are, in their order. It has no references, which change whenever a file moves.
 *
 * @param {Object[]} strings     What collect() gives.
 * @param {Object}   translation What readPo() gives.
 * @param {string}   locale      Such as `de_DE`.
 * @return {string} Contents of the .po file.
 */
export function writePo( strings, { headers, translations }, locale ) {
	const plurals = headers[ 'Plural-Forms' ] ?? PLURALS[ locale ];
	return write(
		strings,
		{ ...HEADERS, Language: locale, 'Plural-Forms': plurals },
		( { msgctxt, msgid, msgid_plural: plural } ) => ( {
			msgstr:
				translations[ msgctxt ?? '' ]?.[ msgid ]?.msgstr ??
				Array( plural ? countForms( plurals ) : 1 ).fill( '' ),
		} )
	);
}

/**
 * Reads a translation.
 *
 * @param {Buffer} buffer Contents of a .po file.
 * @return {{ headers: Object, translations: Object }} By context and text.
 */
export function readPo( buffer ) {
	return po.parse( buffer );
}
