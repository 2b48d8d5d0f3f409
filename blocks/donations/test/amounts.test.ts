import fc from 'fast-check';
import {
	CURRENCIES,
	getSuggestionUnit,
	formatAmount,
	getMinimum,
	getMaximum,
	getPrecision,
	getAmountProblem,
	getStep,
	toMinor,
} from '@shared/money';
import { getDefault, getTiers, readAmount } from '../edit/amounts';

/** An amount of any currency that can be paid, in minor units. */
const payable = fc.constantFrom( ...CURRENCIES ).chain( ( code ) =>
	fc
		.integer( {
			min: getMinimum( code ) / getStep( code ),
			max: getMaximum( code ) / getStep( code ),
		} )
		.map( ( steps ) => ( { code, minor: steps * getStep( code ) } ) )
);

describe( 'The tiers of a currency', () => {
	it( 'are 10, 30 and 200 times its minimum, and can be paid, in every currency', () => {
		const decimals = new Set< number >();
		for ( const code of CURRENCIES ) {
			decimals.add( getPrecision( code ) );
			const minors = getTiers( code ).map( ( tier ) =>
				toMinor( tier, code )
			);
			expect( [ code, ...minors ] ).toEqual( [
				code,
				...[ 10, 30, 200 ].map(
					( factor ) => factor * getSuggestionUnit( code )
				),
			] );
			expect(
				minors.map( ( minor ) => getAmountProblem( minor ?? 0, code ) )
			).toEqual( [ '', '', '' ] );
			expect( [ 0, 1, 2 ].map( ( n ) => getDefault( n, code ) ) ).toEqual(
				getTiers( code )
			);
		}
		expect( [ ...decimals ].sort() ).toEqual( [ 0, 2, 3 ] );
	} );
} );

describe( 'A typed tier', () => {
	it( 'is the number in the post that means what was read, to the last minor unit', () => {
		fc.assert(
			fc.property( payable, ( { code, minor } ) => {
				const read = readAmount( formatAmount( minor, code ), code );
				return (
					'amount' in read &&
					toMinor( read.amount, code ) === minor &&
					toMinor(
						JSON.parse( JSON.stringify( read.amount ) ),
						code
					) === minor
				);
			} )
		);
	} );

	it( 'is never one that can’t be paid, whatever is typed', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					fc
						.integer( { min: -9, max: 99_999_999_999 } )
						.map( String ),
					fc.double( { noNaN: true } ).map( String )
				),
				fc.constantFrom( ...CURRENCIES ),
				( typed, code ) => {
					const read = readAmount( typed, code );
					return (
						! ( 'amount' in read ) ||
						getAmountProblem(
							toMinor( read.amount, code ) ?? 0,
							code
						) === ''
					);
				}
			)
		);
	} );
} );
