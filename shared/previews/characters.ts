/** Null where the browser has none: then characters of several parts may be parted. */
const segmenter =
	typeof Intl.Segmenter === 'function'
		? new Intl.Segmenter( undefined, { granularity: 'grapheme' } )
		: null;

/**
 * The first characters of a text, as readers see them: an emoji of several parts, a letter with its accents.
 *
 * @param text Text.
 * @param most How many; the rest of a long text costs nothing. All when absent.
 */
export function getCharacters( text: string, most = Infinity ): string[] {
	const characters: string[] = [];
	for ( const each of segmenter?.segment( text ) ?? text ) {
		if ( characters.length === most ) {
			break;
		}
		characters.push( typeof each === 'string' ? each : each.segment );
	}
	return characters;
}

/**
 * How many characters readers see.
 *
 * @param text Text.
 */
export const countCharacters = ( text: string ): number =>
	getCharacters( text ).length;
