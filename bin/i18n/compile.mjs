import { getHandles } from './handles.mjs';

const DOMAIN = 'mainstreet-blocks';

/** Texts of one locale by the key of gettext: the context, if any, and the text. */
function* getMessages( strings, translations ) {
	for ( const { msgid, msgctxt } of strings ) {
		const msgstr = translations[ msgctxt ?? '' ]?.[ msgid ]?.msgstr ?? [];
		if ( msgstr.some( Boolean ) ) {
			yield [ msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid, msgstr ];
		}
	}
}

const getPlurals = ( headers ) =>
	headers[ 'Plural-Forms' ] ??
	headers[ 'plural-forms' ] ??
	'nplurals=2; plural=n != 1;';

/** One locale's strings for a script, in the shape of @wordpress/i18n. */
function toJed( strings, { headers, translations }, locale ) {
	const messages = {
		'': {
			domain: DOMAIN,
			lang: locale,
			'plural-forms': getPlurals( headers ),
		},
		...Object.fromEntries( getMessages( strings, translations ) ),
	};
	return JSON.stringify( {
		domain: DOMAIN,
		locale_data: { [ DOMAIN ]: messages },
	} );
}

const quote = ( text ) =>
	`'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;

/**
 * One locale's strings for PHP, as a file that opcache keeps in memory. WordPress reads it since 6.5, in place of a .mo file. The forms of
 * a plural are separated by a null byte.
 */
function toPhp( strings, { headers, translations }, locale ) {
	const messages = [ ...getMessages( strings, translations ) ].map(
		( [ key, msgstr ] ) =>
			`${ quote( key ) }=>${ msgstr.map( quote ).join( '."\\0".' ) }`
	);
	return `<?php\nreturn array('domain'=>${ quote(
		DOMAIN
	) },'plural-forms'=>${ quote( getPlurals( headers ) ) },'language'=>${ quote(
		locale
	) },'messages'=>array(${ messages.join( ',\n' ) }));\n`;
}

const isOf = ( pattern ) => ( string ) =>
	string.references.some( ( file ) => pattern.test( file ) );

/**
 * Compiles one locale to the files WordPress reads: one for PHP and one JSON per script handle. Core looks for the handle's name first, so
 * the strings of all lazy chunks are found there.
 *
 * @param {Object[]} strings      What collect() gives.
 * @param {Object}   translations What readPo() gives.
 * @param {string}   locale       Such as `de_DE`.
 * @return {Record<string, string>} Contents by file name.
 */
export function compile( strings, translations, locale ) {
	const files = {
		[ `${ DOMAIN }-${ locale }.l10n.php` ]: toPhp(
			strings.filter( isOf( /\.php$|block\.json$/ ) ),
			translations,
			locale
		),
	};
	for ( const [ handle, sources ] of Object.entries(
		getHandles( strings )
	) ) {
		files[ `${ DOMAIN }-${ locale }-${ handle }.json` ] = toJed(
			strings.filter( ( { references } ) =>
				references.some(
					( file ) =>
						sources.test( file ) &&
						/\.tsx?$|block\.json$/.test( file )
				)
			),
			translations,
			locale
		);
	}
	return files;
}
