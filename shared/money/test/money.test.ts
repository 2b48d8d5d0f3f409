import codes from 'currency-codes';
import fc from 'fast-check';
import {
	getSuggestionUnit,
	COMMON_CURRENCIES,
	CURRENCIES,
	formatAmount,
	formatMoney,
	getCurrency,
	isCurrency,
	getMaximum,
	getMinimum,
	getMinimumAmount,
	parseTyped,
	getPrecision,
	getAmountProblem,
	getStep,
	toDecimal,
	toMinor,
	toNumber,
} from '..';
import decimals from '@tests/money/decimal.json';
import formats from '@tests/money/format.json';
import limits from '@tests/money/limits.json';
import parses from '@tests/money/parse.json';
import problems from '@tests/money/problems.json';
import typed from '@tests/money/typed.json';

describe( 'The cases both languages are held against', () => {
	it.each( parses )( 'parse $text $currency', ( { text, currency, minor } ) =>
		expect( toMinor( text, currency ) ).toBe( minor )
	);

	it.each( decimals )(
		'decimal $minor $currency',
		( { text, currency, minor } ) =>
			expect( toDecimal( minor, currency ) ).toBe( text )
	);

	it.each( typed )(
		'typed $text $currency with $decimal',
		( { text, currency, decimal, minor } ) =>
			expect( parseTyped( text, currency, decimal ) ).toBe( minor )
	);

	it.each( formats )(
		'format $minor $currency',
		( { text, currency, minor } ) =>
			expect( formatMoney( minor, currency, 'en-US' ) ).toBe( text )
	);

	it.each( limits )( 'limits of $currency', ( { currency, ...limit } ) =>
		expect( {
			decimals: getPrecision( currency ),
			minimum: getMinimumAmount( currency ),
			least: getMinimum( currency ),
			maximum: getMaximum( currency ),
			step: getStep( currency ),
			base: getSuggestionUnit( currency ),
		} ).toEqual( limit )
	);

	it.each( problems )(
		'problem of $minor $currency',
		( { minor, currency, problem } ) =>
			expect( getAmountProblem( minor, currency ) ).toBe( problem )
	);
} );

describe( 'Currencies', () => {
	it( 'are those of ISO 4217, with its decimals', () => {
		const iso = new Map(
			codes
				.codes()
				.map( ( code ) => [ code, codes.code( code )?.digits ] )
		);
		expect( CURRENCIES.length ).toBeGreaterThan( 130 );
		for ( const code of CURRENCIES ) {
			expect( [ code, getPrecision( code ) ] ).toEqual( [
				code,
				iso.get( code ),
			] );
		}
	} );

	it( 'have the least prices of the spec', () => {
		const least = Object.fromEntries(
			COMMON_CURRENCIES.map( ( code ) => [
				code,
				toNumber( getMinimumAmount( code ), code ),
			] )
		);
		expect( least ).toEqual( {
			USD: 0.5,
			AUD: 0.5,
			BRL: 0.5,
			CAD: 0.5,
			CHF: 0.5,
			DKK: 2.5,
			EUR: 0.5,
			GBP: 0.3,
			HKD: 4,
			INR: 0.5,
			JPY: 50,
			MXN: 10,
			NOK: 3,
			NZD: 0.5,
			PLN: 2,
			SEK: 3,
			SGD: 0.5,
			CZK: 15,
			HUF: 175,
			TWD: 10,
			MYR: 2,
		} );
	} );

	it( 'are written as the reader writes them', () => {
		expect( getCurrency( 'EUR', 'de' ) ).toMatchObject( {
			symbol: '€',
			grouping: '.',
			decimal: ',',
			precision: 2,
		} );
		expect( getCurrency( 'EUR', 'de' ) ).toBe( getCurrency( 'EUR', 'de' ) );
		expect( formatMoney( 125050, 'EUR', 'de' ) ).toBe( '1.250,50\u00a0€' );
		expect( formatAmount( 125050, 'EUR', 'de' ) ).toBe( '1.250,50' );
		expect( formatMoney( 1250, 'USD', 'no such locale' ) ).toBe( '$12.50' );
		expect( formatMoney( 1250, 'USD', 'pt_BR' ) ).toBe( 'US$\u00a012,50' );
	} );

	it( 'that are not known are dollars with two decimals', () => {
		expect( isCurrency( 'XYZ' ) ).toBe( false );
		expect( isCurrency( 'constructor' ) ).toBe( false );
		expect( isCurrency( undefined ) ).toBe( false );
		expect( getCurrency( 'XYZ', 'de' ) ).toEqual( {
			code: 'XYZ',
			symbol: '$',
			grouping: ',',
			decimal: '.',
			precision: 2,
			minimum: 0,
			step: 1,
		} );
	} );
} );

describe( 'Amounts', () => {
	const ofCurrency = ( code: string ) =>
		fc.record( {
			code: fc.constant( code ),
			minor: fc.integer( { min: 0, max: getMaximum( code ) } ),
		} );
	// None, two and three decimals; steps of ten and of a hundred.
	const any = fc.oneof(
		...[ 'JPY', 'KRW', 'USD', 'EUR', 'HUF', 'KWD', 'TND', 'XYZ' ].map(
			ofCurrency
		)
	);

	it( 'come back from their decimal as they were', () => {
		fc.assert(
			fc.property( any, ( { minor, code } ) => {
				expect( toMinor( toDecimal( minor, code ), code ) ).toBe(
					minor
				);
				expect( toMinor( toNumber( minor, code ), code ) ).toBe(
					minor
				);
			} ),
			{ numRuns: 2000 }
		);
	} );

	it( 'come back from what people read, in every language', () => {
		fc.assert(
			fc.property(
				any,
				fc.constantFrom( 'en', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG' ),
				( { minor, code }, locale ) => {
					const { decimal } = getCurrency( code, locale );
					const text = formatAmount( minor, code, locale );
					expect( parseTyped( text, code, decimal ) ).toBe( minor );
				}
			),
			{ numRuns: 2000 }
		);
	} );

	it( 'add up as their minor units do', () => {
		fc.assert(
			fc.property( fc.array( ofCurrency( 'KWD' ) ), ( list ) => {
				const sum = list.reduce( ( all, { minor } ) => all + minor, 0 );
				expect( Number.isSafeInteger( sum ) ).toBe( true );
				expect(
					list.reduce(
						( all, { minor } ) =>
							all +
							( toMinor( toDecimal( minor, 'KWD' ), 'KWD' ) ??
								NaN ),
						0
					)
				).toBe( sum );
			} )
		);
	} );

	it( 'never come of what is none', () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.constantFrom( 'USD', 'JPY' ),
				( text, code ) => {
					for ( const minor of [
						parseTyped( text, code ),
						toMinor( text, code ),
					] ) {
						expect(
							minor === null ||
								( Number.isSafeInteger( minor ) && minor >= 0 )
						).toBe( true );
					}
				}
			),
			{ numRuns: 2000 }
		);
	} );
} );
