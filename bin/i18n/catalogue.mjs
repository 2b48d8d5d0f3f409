import { po } from 'gettext-parser';

/**
 * Writes the translation template.
 *
 * @param {Object[]} strings What collect() gives.
 * @return {string} Contents of the .pot file.
 */
export function writePot( strings ) {
	const translations = {};
	for ( const string of strings ) {
		const context = string.msgctxt ?? '';
		translations[ context ] ??= {};
		translations[ context ][ string.msgid ] = {
			msgid: string.msgid,
			msgctxt: string.msgctxt,
			msgid_plural: string.msgid_plural,
			msgstr: string.msgid_plural ? [ '', '' ] : [ '' ],
			comments: {
				reference: string.references.join( '\n' ),
				extracted: string.comment,
				flag: string.flags.join( ', ' ),
			},
		};
	}
	const headers = {
		'Project-Id-Version': 'Mainstreet Blocks',
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=UTF-8',
		'Content-Transfer-Encoding': '8bit',
		'X-Domain': 'mainstreet-blocks',
	};
	return `${ po
		.compile( { charset: 'utf-8', headers, translations } )
		.toString() }\n`;
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
