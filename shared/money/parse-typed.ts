import { toMinor } from './amounts';
import {
	getCurrency,
	getEnglishSymbol,
	getNumberFormat,
	getPageLocale,
	getPrecision,
} from './currencies';

/** Group separators of other languages. */
const GAPS = /[\s\u00a0\u202f\u2009'\u2019\u066c_]/gu;

/** Zero-width characters that `Intl` writes around amounts. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Zero digits of supported scripts. */
const ZEROS = [
	0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6,
	0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0,
	0x1810, 0x1c50, 0xabf0, 0xff10, 0x11136, 0x1e950,
];

const toLatinDigits = ( text: string ): string =>
	text.replace( /\p{Nd}/gu, ( digit ) => {
		const code = digit.codePointAt( 0 ) ?? 0;
		const zero = ZEROS.find(
			( first ) => code >= first && code <= first + 9
		);
		return zero === undefined ? digit : String( code - zero );
	} );

/** Whether a mark separates groups: of three digits, or as in India of two before the last three. */
const isGrouped = ( text: string, mark: string ): boolean =>
	new RegExp(
		`^(?!0)\\d{1,3}(?:\\${ mark }\\d{3})+$|^(?!0)\\d{1,2}(?:\\${ mark }\\d{2})+\\${ mark }\\d{3}$`
	).test( text );

/** Decimal and group separators of a language, which may differ for money. */
type Marks = { decimals: string[]; groups: string[] };

function readMarks( code: string, decimal: string | undefined ): Marks {
	if ( decimal !== undefined ) {
		return decimal === ','
			? { decimals: [ ',' ], groups: [ '.' ] }
			: { decimals: [ '.' ], groups: [ ',' ] };
	}
	const money = getCurrency( code );
	const parts = getNumberFormat( getPageLocale(), {
		minimumFractionDigits: 2,
	} ).formatToParts( 1234567.5 );
	const read = ( type: string ) =>
		parts.find( ( part ) => part.type === type )?.value ?? '';
	return {
		// Some decimal separators are not on keyboards; people type a point.
		decimals: [ money.decimal, read( 'decimal' ) ].map( ( mark ) =>
			mark === ',' ? mark : '.'
		),
		groups: [ money.grouping, read( 'group' ) ],
	};
}

/**
 * Whether a single mark before three digits is a group separator.
 *
 * @return Null where it can't be told from a decimal one.
 */
function partsGroups(
	mark: string,
	precision: number,
	{ decimals, groups }: Marks
): boolean | null {
	const isDecimal = decimals.includes( mark );
	if ( isDecimal !== groups.includes( mark ) ) {
		return ! isDecimal;
	}
	// Most currencies do not have three decimals.
	return precision < 3 ? true : null;
}

/** Normalizes digits, points, commas and spaces to a plain decimal number; the result may be invalid. */
function toPlain( text: string, code: string, marks: Marks ): string {
	const point = text.lastIndexOf( '.' );
	const comma = text.lastIndexOf( ',' );
	const mark = point > comma ? '.' : ',';
	const isAlone = point < 0 || comma < 0;
	if ( isAlone && isGrouped( text, mark ) ) {
		const isGroups =
			text.split( mark ).length > 2 ||
			partsGroups( mark, getPrecision( code ), marks );
		if ( isGroups === null ) {
			return '';
		}
		if ( isGroups ) {
			return text.split( mark ).join( '' );
		}
	}
	const at = text.indexOf( mark );
	const whole = at < 0 ? text : text.slice( 0, at );
	const other = mark === '.' ? ',' : '.';
	const group = whole.includes( other ) ? other : ' ';
	if ( whole.includes( group ) && ! isGrouped( whole, group ) ) {
		return '';
	}
	const fraction = text.slice( whole.length + 1 );
	return (
		( whole.split( group ).join( '' ) || '0' ) +
		( fraction && `.${ fraction }` )
	);
}

/** Removes currency names at both ends of a text; within, they may be a decimal separator. */
function withoutNames( text: string, names: string[] ): string {
	const name = names.find(
		( each ) => each && ( text.startsWith( each ) || text.endsWith( each ) )
	);
	if ( name === undefined ) {
		return text.replace( /^\p{Sc}|\p{Sc}$/gu, '' ).trim();
	}
	return withoutNames(
		( text.startsWith( name )
			? text.slice( name.length )
			: text.slice( 0, -name.length )
		).trim(),
		names
	);
}

/**
 * Parses a typed amount: `12.50`, `12,50`, `$1,250`, `1 250,00 €`, digits of other scripts, and output of `Intl`. If
 * both point and comma occur, the last is the decimal separator. A single one is read as in the language, or otherwise
 * if that is impossible. Ambiguous input is invalid.
 *
 * @param decimal Decimal separator; those of the page's language if left out.
 * @return Minor units; null for what can't be read or has too many decimals.
 */
export function parseTyped(
	text: string,
	code: string,
	decimal?: string
): number | null {
	return text.length > 100
		? null
		: readTyped( text, code, readMarks( code, decimal ) );
}

function readTyped( text: string, code: string, marks: Marks ): number | null {
	const { symbol, decimal } = getCurrency( code );
	const names = [ symbol, getEnglishSymbol( code ), code ]
		.map( ( name ) => name.replace( UNSEEN, '' ).trim() )
		// The longest first: `US$` ends with `$`.
		.sort( ( a, b ) => b.length - a.length );
	const mark = marks.decimals.includes( ',' ) ? ',' : '.';
	let bare = withoutNames(
		toLatinDigits( text ).replace( UNSEEN, '' ).trim(),
		names
	).replaceAll( '\u066b', mark );
	if ( ! /[\d.,\u066b]/.test( decimal ) ) {
		// Such as the dollar sign of the escudo.
		bare = bare.replaceAll( decimal, mark );
	}
	for ( const group of marks.groups ) {
		// Commas of other scripts, where the language has them.
		bare = /^[.,]?$/.test( group ) ? bare : bare.replaceAll( group, ' ' );
	}
	bare = bare.replace( GAPS, ' ' );
	return /^[\d., ]*\d[\d.,]*$/.test( bare )
		? toMinor( toPlain( bare, code, marks ), code )
		: null;
}
