/** A digit of any script, as a number: scripts of India begin at 6, the others at 0. */
const toDigit = ( digit: string ): string => {
	const code = digit.charCodeAt( 0 );
	return `${ ( code > 0x900 && code < 0xd80 ? code - 6 : code ) % 16 }`;
};

/** Whether marks stand where groups of digits are parted: every three, or as in India every two in front of the last three. */
const isGrouped = ( text: string ): boolean =>
	/^(?!0)(?:\d{1,3}(?:[.,]\d{3})+|\d{1,2}(?:[.,]\d\d)+[.,]\d{3})$/.test(
		text
	);

/**
 * Reads what a person typed, as Amounts::parse_localized() (PHP) does: of point and comma the last is the decimal one; one
 * alone is what the language uses it for, unless it can only part groups.
 *
 * @param mark Decimal separator of the language.
 * @return Whole part and fraction; undefined for what can't be read.
 */
export function read( text: string, mark: string ): string[] | undefined {
	const [ , digits = '' ] =
		/^[\p{L}\p{Sc}]*([\d.,]*\d[\d.,]*)[\p{L}\p{Sc}]*$/u.exec(
			text
				.normalize( 'NFKC' )
				.replace( /(?!\d)\p{Nd}/gu, toDigit )
				.replace( /٫/g, mark )
				.replace( /[\s'’٬_]/g, '' )
		) ?? [];
	const [ last ] = /[.,](?=\d*$)/.exec( digits ) ?? [];
	const [ whole = '', fraction = '', more ] = digits.split( last ?? '!' );
	const other = last === '.' ? ',' : '.';
	if (
		last &&
		! digits.includes( other ) &&
		isGrouped( digits ) &&
		( last !== mark || more !== undefined )
	) {
		return [ digits.split( last ).join( '' ), '' ];
	}
	return digits &&
		more === undefined &&
		( ! whole.includes( other ) || isGrouped( whole ) )
		? [ whole.split( other ).join( '' ) || '0', fraction ]
		: undefined;
}
