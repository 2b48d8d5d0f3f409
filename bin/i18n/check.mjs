import { countForms } from './plurals.mjs';

const PLACEHOLDER = /%(?:(\d+)\$)?([sdfl])/g;

/** Placeholders with their numbers, so that `%2$s of %1$s` equals `%s of %s`. */
function readPlaceholders( text ) {
	let count = 0;
	return [ ...text.replaceAll( '%%', '' ).matchAll( PLACEHOLDER ) ]
		.map( ( [ , number, type ] ) => `${ number ?? ++count }${ type }` )
		.sort();
}

/** Tags without what is between quotes, which may be translated. */
const readTags = ( text ) =>
	( text.match( /<\/?[a-z][^>]*>/gi ) ?? [] )
		.map( ( tag ) => tag.replace( /"[^"]*"/g, '""' ) )
		.sort()
		.join( ' ' );

const getEnds = ( text ) => [ /^\s/.test( text ), /\s$/.test( text ) ].join();

/**
 * Finds placeholders that differ. The form for one number may leave the number out: “One response”.
 *
 * @param {string}  form    Translated text.
 * @param {Object}  string  What collect() gives.
 * @param {boolean} mayLack Whether it is one of several plural forms.
 * @return {boolean} True if they are wrong.
 */
function hasWrongPlaceholders( form, string, mayLack ) {
	const found = readPlaceholders( form );
	const wanted = readPlaceholders( string.msgid_plural ?? string.msgid );
	if ( found.join() === wanted.join() ) {
		return false;
	}
	return ! (
		mayLack &&
		found.every( ( placeholder ) => wanted.includes( placeholder ) )
	);
}

function findFault( string, msgstr, forms ) {
	if ( ! msgstr?.length || msgstr.some( ( form ) => ! form ) ) {
		return 'missing';
	}
	const plural = Boolean( string.msgid_plural );
	if ( msgstr.length !== ( plural ? forms : 1 ) ) {
		return `${ msgstr.length } plural forms instead of ${ forms }`;
	}
	for ( const form of msgstr ) {
		if ( hasWrongPlaceholders( form, string, plural && forms > 1 ) ) {
			return `placeholders differ: ${ form }`;
		}
		if ( readTags( form ) !== readTags( string.msgid ) ) {
			return `tags differ: ${ form }`;
		}
		if ( getEnds( form ) !== getEnds( string.msgid ) ) {
			return `spaces at an end differ: ${ form }`;
		}
	}
	return null;
}

/**
 * Checks a translation: nothing is missing, and placeholders, tags and plural forms are as in the source.
 *
 * @param {Object[]} strings     What collect() gives.
 * @param {Object}   translation What readPo() gives.
 * @return {{ text: string, fault: string }[]} Source texts and what is wrong with their translation.
 */
export function checkTranslation( strings, { headers, translations } ) {
	const forms = countForms( headers[ 'Plural-Forms' ] );
	return strings.flatMap( ( string ) => {
		const { msgstr } =
			translations[ string.msgctxt ?? '' ]?.[ string.msgid ] ?? {};
		const fault = findFault( string, msgstr, forms );
		return fault ? [ { text: string.msgid, fault } ] : [];
	} );
}
