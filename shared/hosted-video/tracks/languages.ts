/** Languages that are offered; any other is typed as a tag. */
const TAGS =
	'af ar bg bn ca cs cy da de el en en-GB en-US es es-419 et eu fa fi fr fr-CA ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv mk ml mr ms my nb ne nl nn pa pl pt pt-BR pt-PT ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh-Hans zh-Hant zu'.split(
		' '
	);

/**
 * Name of a language; '' where this browser does not know it.
 *
 * @param tag    Tag of the language, such as `pt-BR`.
 * @param reader Language of who reads it.
 */
function getName( tag: string, reader: string ): string {
	try {
		return (
			new Intl.DisplayNames( [ reader, 'en' ], {
				type: 'language',
				fallback: 'none',
			} ).of( tag ) ?? ''
		);
	} catch {
		return '';
	}
}

/**
 * Name of a language as its speakers write it, with a capital letter, as a label in the player.
 *
 * @param tag Tag of the language.
 * @return The tag where this browser knows no name.
 */
export function getOwnName( tag: string ): string {
	const name = getName( tag, tag );
	if ( ! name ) {
		// What is typed may be no tag at all, for which `toLocaleUpperCase()` throws.
		return tag;
	}
	const [ first = '', ...rest ] = Array.from( name );
	return first.toLocaleUpperCase( tag.split( '-' )[ 0 ] ) + rest.join( '' );
}

/** The languages of the list, by their names in the language of the page. */
export function getLanguages(): { value: string; label: string }[] {
	const reader = document.documentElement.lang || 'en';
	return TAGS.map( ( value ) => {
		const name = getName( value, reader );
		return { value, label: name ? `${ name } (${ value })` : value };
	} ).sort( ( a, b ) => a.label.localeCompare( b.label, reader ) );
}

/**
 * Whether a language is in the list.
 *
 * @param tag Tag of the language.
 */
export const isListed = ( tag: string ): boolean => TAGS.includes( tag );
