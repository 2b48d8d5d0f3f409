/**
 * Turns a color of the picker into what a calendar's address takes: six digits, no transparency.
 *
 * @return Six hexadecimal digits; null for what has none, such as a name or a variable.
 */
export function toHex( color: string ): string | null {
	const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i.exec( color );
	if ( short ) {
		return short
			.slice( 1 )
			.map( ( digit ) => digit + digit )
			.join( '' );
	}
	const long = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec( color );
	if ( long?.[ 1 ] ) {
		return long[ 1 ];
	}
	const parts =
		/^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?=[\s,/)])/i.exec(
			color
		);
	const bytes = parts?.slice( 1 ).map( Number ) ?? [];
	return parts && bytes.every( ( byte ) => byte < 256 )
		? bytes
				.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
				.join( '' )
		: null;
}
