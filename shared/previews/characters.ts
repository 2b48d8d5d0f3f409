/** Null if the browser lacks Intl.Segmenter; grapheme clusters may be split then. */
const segmenter =
	typeof Intl.Segmenter === 'function'
		? new Intl.Segmenter( undefined, { granularity: 'grapheme' } )
		: null;

/**
 * The first grapheme clusters of a text.
 *
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

/** Number of grapheme clusters. */
export const countCharacters = ( text: string ): number =>
	getCharacters( text ).length;
