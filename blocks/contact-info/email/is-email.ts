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
