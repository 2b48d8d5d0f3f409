const ACCENTED = {
	a: 'á',
	c: 'ç',
	e: 'é',
	i: 'í',
	n: 'ñ',
	o: 'ö',
	u: 'ü',
	y: 'ý',
	A: 'Å',
	C: 'Ç',
	E: 'É',
	I: 'Í',
	N: 'Ñ',
	O: 'Ö',
	U: 'Ü',
};

/** Accents letters outside placeholders and tags, so that both still work. */
const accent = ( text ) =>
	`⟦${ text.replace(
		/(%(?:\d+\$)?[sdf%]|<[^>]*>|&[a-z]+;)|[a-zA-Z]/g,
		( match, kept ) => kept ?? ACCENTED[ match ] ?? match
	) }⟧`;

/**
 * Translates every string into marked, accented text that a test can tell from English.
 *
 * @param {Object[]} strings What collect() gives.
 * @return {{ headers: Record<string, string>, translations: Record<string, Record<string, { msgstr: string[] }>> }} As from a .po file.
 */
export function pseudoTranslate( strings ) {
	const translations = {};
	for ( const { msgid, msgid_plural: plural, msgctxt } of strings ) {
		translations[ msgctxt ?? '' ] ??= {};
		translations[ msgctxt ?? '' ][ msgid ] = {
			msgid,
			msgctxt,
			msgid_plural: plural,
			msgstr: plural
				? [ accent( msgid ), accent( plural ) ]
				: [ accent( msgid ) ],
		};
	}
	return {
		headers: { 'Plural-Forms': 'nplurals=2; plural=n != 1;' },
		translations,
	};
}
