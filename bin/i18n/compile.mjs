import { mo } from 'gettext-parser';
import { getHandles } from './handles.mjs';

const DOMAIN = 'mainstreet-blocks';

/** One locale's strings for a script, in the shape of @wordpress/i18n. */
function toJed( strings, { headers, translations }, locale ) {
	const messages = {
		'': {
			domain: DOMAIN,
			lang: locale,
			'plural-forms':
				headers[ 'Plural-Forms' ] ??
				headers[ 'plural-forms' ] ??
				'nplurals=2; plural=n != 1;',
		},
	};
	for ( const { msgid, msgctxt } of strings ) {
		const msgstr = translations[ msgctxt ?? '' ]?.[ msgid ]?.msgstr ?? [];
		if ( msgstr.some( Boolean ) ) {
			messages[ msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid ] =
				msgstr;
		}
	}
	return JSON.stringify( {
		domain: DOMAIN,
		locale_data: { [ DOMAIN ]: messages },
	} );
}

/**
 * Compiles one locale to the files WordPress reads: a .mo for PHP and one JSON per
 * script handle. Core looks for the handle's name first, so the strings of all lazy
 * chunks are found there.
 *
 * @param {Object[]} strings      What collect() gives.
 * @param {Object}   translations What readPo() gives.
 * @param {string}   locale       Such as `de_DE`.
 * @return {Object} Contents by file name.
 */
export function compile( strings, translations, locale ) {
	const files = {
		[ `${ DOMAIN }-${ locale }.mo` ]: mo.compile( {
			charset: 'utf-8',
			...translations,
		} ),
	};
	for ( const [ handle, sources ] of Object.entries(
		getHandles( strings )
	) ) {
		const own = strings.filter( ( { references } ) =>
			references.some(
				( file ) =>
					sources.test( file ) && /\.tsx?$|block\.json$/.test( file )
			)
		);
		files[ `${ DOMAIN }-${ locale }-${ handle }.json` ] = toJed(
			own,
			translations,
			locale
		);
	}
	return files;
}
