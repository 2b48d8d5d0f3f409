import { isEmail } from './is-email';

/** A stretch of the text; with `href` it is a link. */
export type Piece = { text: string; href?: string };

/** Taken off the end of a word before it is tried as an address. */
const PUNCTUATION = new Set( '.,/#!$%^&*;:{}=-_`~()][' );

/** A loop, as a pattern anchored at the end takes quadratic time on a long run of dots. */
function stripPunctuation( word: string ): string {
	let end = word.length;
	while ( end > 0 && PUNCTUATION.has( word.charAt( end - 1 ) ) ) {
		end--;
	}
	return word.slice( 0, end );
}

function splitWord( word: string ): Piece[] {
	const address = stripPunctuation( word );
	if ( ! isEmail( address ) ) {
		return [ { text: word } ];
	}
	// The link keeps the punctuation that the text loses: so it stands in saved posts.
	return [
		{ text: address, href: `mailto:${ word }` },
		{ text: word.slice( address.length ) },
	];
}

/**
 * Finds the addresses in a text (docs/content-format.md 5).
 *
 * @param text What was typed; white space is kept.
 * @return Pieces that make up the text again.
 */
export function splitEmails( text: string ): Piece[] {
	return text
		.split( /(\s+)/ )
		.flatMap( splitWord )
		.filter( ( piece ) => piece.text !== '' );
}
