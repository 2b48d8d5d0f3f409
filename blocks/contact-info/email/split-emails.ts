/** Longest address, and longest part before the @, in characters (RFC 5321). */
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;

/** Longest part of a host name, in characters (RFC 1035). */
const MAX_LABEL = 63;

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
/** At least two characters, the first a letter, no two hyphens in a row. */
const TOP_LEVEL = /^[a-z](?:-?[a-z\d])+$/i;

/**
 * Tells whether a word is an address one can write to. Which words are decides
 * about saved markup: a change here makes existing posts invalid.
 *
 * @param word Text without white space.
 */
export function isEmail( word: string ): boolean {
	if ( word.length > MAX_LENGTH ) {
		return false;
	}
	const [ local = '', host = '', ...more ] = word.split( '@' );
	const labels = host.split( '.' );
	const topLevel = labels[ labels.length - 1 ] ?? '';
	return (
		more.length === 0 &&
		local.length <= MAX_LOCAL &&
		local.split( '.' ).every( ( atom ) => ATOM.test( atom ) ) &&
		labels.length > 1 &&
		labels.every(
			( label ) => label.length <= MAX_LABEL && LABEL.test( label )
		) &&
		TOP_LEVEL.test( topLevel )
	);
}

/** A stretch of the text; with `href` it is a link. */
export type EmailPart = { text: string; href?: string };

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

function splitWord( word: string ): EmailPart[] {
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
export function splitEmails( text: string ): EmailPart[] {
	return text
		.split( /(\s+)/ )
		.flatMap( splitWord )
		.filter( ( piece ) => piece.text !== '' );
}
