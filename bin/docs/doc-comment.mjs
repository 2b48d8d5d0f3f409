/** Reads doc comments. */

/** A parameter's type, name and description. */
const PARAM = /^@param\s+(\S+)\s+(\S+)\s*([\s\S]*)$/;

/** In TypeScript the code says the type. */
const UNTYPED_PARAM = /^@param()\s+(\S+)\s*([\s\S]*)$/;

const toLines = ( comment ) =>
	comment
		.replace( /^\/\*\*|\*\/$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ).trimEnd() );

const join = ( lines ) => lines.join( ' ' ).replace( /\s+/g, ' ' ).trim();

/**
 * Reads a doc comment.
 *
 * @param {string}  comment  With its slashes and stars.
 * @param {boolean} hasTypes Whether it says the types of parameters.
 * @return {{text: string, params: {type: string, name: string, text: string}[]}} Description and parameters.
 */
export function readDoc( comment, hasTypes = true ) {
	const parts = [ [] ];
	for ( const line of toLines( comment ) ) {
		if ( line.startsWith( '@' ) ) {
			parts.push( [] );
		}
		parts.at( -1 ).push( line );
	}
	const [ text, ...tags ] = parts.map( join );
	return {
		text,
		params: tags
			.map( ( tag ) => ( hasTypes ? PARAM : UNTYPED_PARAM ).exec( tag ) )
			.filter( Boolean )
			.map( ( [ , type, name, about ] ) => ( {
				type,
				name,
				text: about,
			} ) ),
	};
}
