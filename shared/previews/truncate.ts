import { getCharacters } from './characters';

/** Limits of a preview text, in grapheme clusters. */
type Rule = {
	/** Texts up to this length are shown in full; longer ones are cut here if no word ends within `words`. */
	most: number;
	/** Range in which a longer text is cut after a word. */
	words?: readonly [ least: number, most: number ];
	/** Whether tags are removed. */
	isHtml?: boolean;
};

/** Limits by kind of text. */
export const RULES = {
	searchTitle: { most: 63, words: [ 23, 73 ] },
	searchDescription: { most: 160, words: [ 80, 170 ], isHtml: true },
	searchUrl: { most: 68 },
	cardTitle: { most: 80 },
	cardDescription: { most: 200, isHtml: true },
	linkDescription: { most: 200, isHtml: true },
} as const satisfies Record< string, Rule >;

/** A tag or a comment; "a < b" is none. */
const TAG = /<(?:\/?[a-z]|!--)[^<>]*>/gi;

/**
 * Truncates a text for a preview.
 *
 * @param name Kind of text.
 * @param text Full text.
 * @return One line, ending in "…" if it was shortened.
 */
export function truncate( name: keyof typeof RULES, text: string ): string {
	const { most, words, isHtml }: Rule = RULES[ name ];
	const line = ( isHtml ? text.replace( TAG, '' ) : text )
		.replace( /\s+/g, ' ' )
		.trim();
	const [ least, end ] = words ?? [ most, most ];
	const characters = getCharacters( line, Math.max( most, end ) + 1 );
	if ( characters.length <= most ) {
		return line;
	}
	let kept = end;
	while ( kept >= least && characters[ kept ] !== ' ' ) {
		kept--;
	}
	const count = words && kept >= least ? kept : most;
	return `${ characters.slice( 0, count ).join( '' ).trimEnd() }…`;
}
