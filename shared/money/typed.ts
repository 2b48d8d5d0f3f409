import { toMinor } from './amounts';
import { getCurrency, getEnglishSymbol } from './currencies';

/** What people write between groups of digits besides the language's own. */
const GAPS = /[\s\u00a0\u202f\u2009'\u2019\u066c_]/gu;

/** First digits of the scripts that numbers are typed in. */
const ZEROS = [ 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10 ];

const toLatinDigits = ( text: string ): string =>
	text.replace( /\p{Nd}/gu, ( digit ) => {
		const code = digit.codePointAt( 0 ) ?? 0;
		const zero = ZEROS.find(
			( first ) => code >= first && code <= first + 9
		);
		return zero === undefined ? digit : String( code - zero );
	} );

/** Whether a mark stands where groups of digits are parted: every three, or as in India every two in front of the last three. */
const isGrouped = ( text: string, mark: string ): boolean =>
	new RegExp(
		`^(?!0)\\d{1,3}(?:\\${ mark }\\d{3})+$|^(?!0)\\d{1,2}(?:\\${ mark }\\d{2})+\\${ mark }\\d{3}$`
	).test( text );

/** Turns digits, points and commas into a plain decimal number, or something that is none. */
function toPlain( text: string, decimal: string ): string {
	const point = text.lastIndexOf( '.' );
	const comma = text.lastIndexOf( ',' );
	if ( point < 0 && comma < 0 ) {
		return text;
	}
	const mark = point > comma ? '.' : ',';
	if (
		( point < 0 || comma < 0 ) &&
		isGrouped( text, mark ) &&
		( mark !== decimal || text.split( mark ).length > 2 )
	) {
		return text.split( mark ).join( '' );
	}
	const group = mark === '.' ? ',' : '.';
	const at = text.indexOf( mark );
	const whole = text.slice( 0, at );
	if ( whole.includes( group ) && ! isGrouped( whole, group ) ) {
		return '';
	}
	const fraction = text.slice( at + 1 );
	return (
		( whole.split( group ).join( '' ) || '0' ) +
		( fraction && `.${ fraction }` )
	);
}

/**
 * Reads what a person typed: `12.50`, `12,50`, `$1,250`, `1 250,00 €`, digits of other scripts.
 *
 * Of point and comma, the last is the decimal one where both stand there. One alone is taken as what the language uses it
 * for; where that can't be (groups are of three digits, at the end), as the other.
 *
 * @param text    Text.
 * @param code    Currency.
 * @param decimal Decimal separator; that of the page's language if left out.
 * @return Minor units; null for what can't be read or has too many decimals.
 */
export function parseTyped(
	text: string,
	code: string,
	decimal: string = getCurrency( code ).decimal
): number | null {
	return text.length > 100
		? null
		: readTyped( text, code, decimal === ',' ? ',' : '.' );
}

function readTyped( text: string, code: string, mark: string ): number | null {
	const { symbol } = getCurrency( code );
	const bare = [ getEnglishSymbol( code ), symbol, code ]
		.reduce(
			( rest, name ) => rest.split( name ).join( ' ' ),
			toLatinDigits( text ).replaceAll( '\u066b', mark )
		)
		.trim()
		.replace( /^\p{Sc}|\p{Sc}$/gu, '' )
		.replace( GAPS, '' );
	return /^[\d.,]*\d[\d.,]*$/.test( bare )
		? toMinor( toPlain( bare, mark ), code )
		: null;
}
