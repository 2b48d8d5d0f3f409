/** Splits a document at its headings of one level; the first part stands before all of them. */
const splitAt = ( text, level ) =>
	text.split( new RegExp( `^(?=${ '#'.repeat( level ) } )`, 'm' ) );

/**
 * Replaces a section, or adds it at the end.
 *
 * @param {string}   text    The document.
 * @param {string}   heading Heading with its number signs, such as `## Bytes`.
 * @param {string[]} lines   What stands below it.
 * @return {string} The document.
 */
export function replaceSection( text, heading, lines ) {
	const level = heading.indexOf( ' ' );
	const section = [ heading, '', ...lines, '' ].join( '\n' );
	const parts = splitAt( text, level );
	const place = parts.findIndex(
		( part ) => part.split( '\n' )[ 0 ] === heading
	);
	if ( place < 0 ) {
		return `${ text.trimEnd() }\n\n${ section }`;
	}
	// A section of a deeper level ends with the one it is in.
	const rest = parts[ place ].slice( heading.length );
	const end = rest.search( new RegExp( `^#{1,${ level - 1 }} `, 'm' ) );
	const after = level > 1 && end >= 0 ? `\n${ rest.slice( end ) }` : '';
	const isLast = place === parts.length - 1 && ! after;
	parts[ place ] = section + ( after || ( isLast ? '' : '\n' ) );
	return parts.join( '' );
}
