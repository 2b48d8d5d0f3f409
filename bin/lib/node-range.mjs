/**
 * Version ranges as `engines` fields write them. The package semver would do as well, but it is
 * not there before the dependencies are installed, and this runs before that.
 */

const PART = /^(\^|>=|=|)v?([0-9*x]+)(?:\.([0-9*x]+))?(?:\.([0-9*x]+))?$/;

/** The number of a version's part; undefined for one left open, as in `18` and `6.*`. */
const readNumber = ( part ) =>
	part === undefined || /[*x]/.test( part ) ? undefined : Number( part );

const readVersion = ( text ) => text.split( '.' ).map( Number );

/** Whether a version is at least as high as a lower bound with open parts. */
function isAtLeast( version, bound ) {
	for ( const [ index, number = 0 ] of bound.entries() ) {
		if ( version[ index ] !== number ) {
			return version[ index ] > number;
		}
	}
	return true;
}

/** Whether a version meets one comparator, such as `^20.19.0`, `>=24` or `18`. */
function meets( version, comparator ) {
	const match = PART.exec( comparator );
	if ( ! match ) {
		throw new Error( `"${ comparator }" is no version range.` );
	}
	const bound = match.slice( 2 ).map( readNumber );
	if ( match[ 1 ] === '>=' ) {
		return isAtLeast( version, bound );
	}
	if ( match[ 1 ] === '^' ) {
		return version[ 0 ] === bound[ 0 ] && isAtLeast( version, bound );
	}
	return bound.every(
		( number, index ) => number === undefined || number === version[ index ]
	);
}

/**
 * Splits a range into its alternatives, and these into comparators that all have to be met.
 *
 * @param {string} range Of the `engines` field.
 * @return {string[][]} Comparators by alternative.
 */
const parseRange = ( range ) =>
	range.split( '||' ).map( ( alternative ) =>
		alternative
			.trim()
			.replace( /(\^|>=|=)\s+/g, '$1' )
			.split( /\s+/ )
	);

/**
 * Tells whether a version is in a range.
 *
 * @param {string} version Such as `20.19.0`.
 * @param {string} range   Comparators `^`, `>=`, `=` and none, joined by spaces and `||`.
 * @return {boolean} Whether it is.
 */
export const isInRange = ( version, range ) =>
	parseRange( range ).some( ( comparators ) =>
		comparators.every( ( comparator ) =>
			meets( readVersion( version ), comparator )
		)
	);

/**
 * Lists the lowest version of each alternative of a range.
 *
 * @param {string} range Such as `^20.19.0 || >=24`.
 * @return {string[]} Such as `20.19.0` and `24.0.0`.
 */
export const getLowestVersions = ( range ) =>
	parseRange( range ).map( ( [ comparator ] ) => {
		const [ , , ...parts ] = PART.exec( comparator );
		return parts.map( ( part ) => readNumber( part ) ?? 0 ).join( '.' );
	} );

/**
 * Says a range in words: "20.19 or newer in the 20 series, or 24 or newer".
 *
 * @param {string} range Such as `^20.19.0 || >=24`.
 * @return {string} Part of a sentence.
 */
export function describeRange( range ) {
	const alternatives = range.split( '||' ).map( ( text ) => {
		const alternative = text.trim();
		const version = alternative
			.replace( /^(?:\^|>=)/, '' )
			.replace( /(?:\.0)+$/, '' );
		return alternative.startsWith( '^' )
			? `${ version } or newer in the ${ version.split( '.' )[ 0 ] } series`
			: `${ version } or newer`;
	} );
	return new Intl.ListFormat( 'en', { type: 'disjunction' } ).format(
		alternatives
	);
}
