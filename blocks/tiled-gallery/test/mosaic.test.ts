import { getColumnShape, getTileShapes } from '../layout/rows';
import { getMosaic } from '../layout/mosaic';

const P = 0.75;
const L = 1.5;
const repeat = ( ratio: number, count: number ) =>
	Array.from( { length: count }, () => ratio );

describe( 'getMosaic', () => {
	it.each< [ string, number[], string[] ] >( [
		[ 'nothing', [], [] ],
		[ 'one', [ L ], [ '1' ] ],
		[ 'one panorama', [ 3 ], [ '1' ] ],
		[ 'two', [ L, L ], [ '1,1' ] ],
		[ 'one portrait before two squares', [ P, 1, 1 ], [ '1,2' ] ],
		[ 'first at 1.6', [ 1.6, 1, 1 ], [ '2,1' ] ],
		[ 'first below 1.6', [ 1.59, 1, 1 ], [ '1,2' ] ],
		[ 'second at 0.9', [ 1.5, 0.9, 1 ], [ '1,2' ] ],
		[ 'second below 0.9, third below 2', [ 1.5, 0.89, 1 ], [ '1,1,1' ] ],
		[ 'third at 2', [ 1.7, 1.9, 2 ], [ '1,1,1' ] ],
		[ 'landscapes before a portrait', [ 1.7, 1.7, P ], [ '2,1' ] ],
		[ 'equal ends below 5', [ 1.9, 1.1, 1.9 ], [ '1,1,1' ] ],
		[ 'portrait, two landscapes, portrait', [ P, L, L, P ], [ '1,2,1' ] ],
		[ 'portrait, three landscapes', [ P, L, L, L ], [ '1,3' ] ],
		[ 'three landscapes, portrait', [ L, L, L, P ], [ '3,1' ] ],
		[
			'four portraits below 3.5, more than 5 left',
			repeat( P, 6 ),
			[ '1,1,1,1', '1,1' ],
		],
		[ 'exactly four below 7', [ 1.7, 1.7, 1.7, 1.7 ], [ '1,1,1,1' ] ],
		[ 'exactly four at 7', [ 1.75, 1.75, 1.75, 1.75 ], [ '1,1', '1,1' ] ],
		[
			'a panorama first',
			[ 2, 1.7, 1.9, 2.1, 1.7 ],
			[ '1', '1,1', '1', '1' ],
		],
		[
			'PLLP is left when exactly five',
			[ P, L, L, P, P ],
			[ '1,2', '1,1' ],
		],
	] )( '%s', ( _name, ratios, rows ) => {
		expect( getMosaic( ratios, false ).map( String ) ).toEqual( rows );
	} );

	it( 'uses long patterns only while more than 15 are left', () => {
		const order = [ L, L, P, L, L ];
		const with16 = [ ...order, ...repeat( 2.5, 11 ) ];
		const with15 = with16.slice( 0, 15 );
		expect( String( getMosaic( with16, false )[ 0 ] ) ).toBe( '2,1,2' );
		expect( String( getMosaic( with15, false )[ 0 ] ) ).not.toBe( '2,1,2' );
		expect(
			String(
				getMosaic(
					[ L, L, L, P, L, L, L, ...repeat( 2.5, 9 ) ],
					false
				)[ 0 ]
			)
		).toBe( '3,1,3' );
	} );

	it( 'does not repeat a pattern at once', () => {
		const rows = getMosaic( repeat( 1, 12 ), false ).map( String );
		expect( rows.slice( 0, 4 ) ).toEqual( [
			'1,2',
			'1,1,1',
			'2,1',
			'1,1,1',
		] );
	} );

	it( 'puts five and three side by side where it is wide', () => {
		expect( getMosaic( repeat( P, 5 ), true ).map( String ) ).toEqual( [
			'1,1,1,1,1',
		] );
		expect( getMosaic( repeat( P, 5 ), false ).map( String ) ).not.toEqual(
			[ '1,1,1,1,1' ]
		);
		expect( getMosaic( [ 2.5, 1, 2.4 ], true ).map( String ) ).toEqual( [
			'1,1,1',
		] );
	} );

	it( 'uses every picture once, whatever the ratios', () => {
		for ( let seed = 1; seed < 400; seed++ ) {
			const ratios = Array.from(
				{ length: seed % 37 },
				( _, at ) => 0.3 + ( ( seed * 7919 + at * 104729 ) % 270 ) / 100
			);
			for ( const isWide of [ true, false ] ) {
				expect(
					getMosaic( ratios, isWide )
						.flat()
						.reduce( ( a, b ) => a + b, 0 )
				).toBe( ratios.length );
			}
		}
	} );
} );

describe( 'getColumnShape', () => {
	it.each< [ number[], number, number[] ] >( [
		[ [ 1, 1 ], 3, [ 1, 1 ] ],
		[ [ 1, 1, 1 ], 3, [ 1, 1, 1 ] ],
		[ [ 1, 1, 1, 1 ], 2, [ 3, 1 ] ],
		[ [ 1, 1.5, 1.5 ], 2, [ 2, 1 ] ],
		[ [ 10, 0.1, 0.1, 0.1 ], 3, [ 1, 0, 3 ] ],
		[ [ 1, 2, 3 ], 1, [ 3 ] ],
	] )( '%p in %d', ( ratios, columns, shape ) => {
		expect( getColumnShape( ratios, columns ) ).toEqual( shape );
	} );
} );

describe( 'getTileShapes', () => {
	it( 'puts what is left over first', () => {
		expect( getTileShapes( 7, 3 ).map( ( row ) => row.length ) ).toEqual( [
			1, 3, 3,
		] );
		expect( getTileShapes( 6, 3 ).map( ( row ) => row.length ) ).toEqual( [
			3, 3,
		] );
		expect( getTileShapes( 2, 20 ).map( ( row ) => row.length ) ).toEqual( [
			2,
		] );
	} );
} );
