import fs from 'node:fs';
import path from 'node:path';
import { COUNTRIES, getCountryOptions } from '../edit/field/kinds/countries';
import { readNumber, readRating, readSlider } from '../edit/field/kinds/read';

describe( 'What stands in a field of another editor', () => {
	it( 'is a number, also as a text', () => {
		expect( readNumber( '9', 1 ) ).toBe( 9 );
		expect( readNumber( 0, 1 ) ).toBe( 0 );
		for ( const odd of [ '', ' ', 'many', null, undefined, [], {}, NaN ] ) {
			expect( readNumber( odd, 1 ) ).toBe( 1 );
		}
	} );

	it( 'is a rating of two to ten signs', () => {
		expect( readRating( {} ) ).toEqual( {
			max: 5,
			sign: 'stars',
			size: 0,
			value: 0,
		} );
		expect(
			readRating( { max: '12', iconStyle: 'hearts', iconSize: 1000 } )
		).toEqual( { max: 10, sign: 'hearts', size: 96, value: 0 } );
		expect( readRating( { max: -1, iconStyle: 'x' } ) ).toMatchObject( {
			max: 2,
			sign: 'stars',
		} );
	} );

	it( 'is a rating with as many chosen as there are signs, at most', () => {
		const read = ( value: unknown ) =>
			readRating( { max: 7, default: value } ).value;
		expect(
			[ 0, 1, '4', 6.9, 7, 8, -2, 'many', [ 3 ] ].map( read )
		).toEqual( [ 0, 1, 4, 6, 7, 0, 0, 0, 0 ] );
	} );

	it( 'is a slider that begins between its ends', () => {
		expect( readSlider( {} ) ).toEqual( { min: 0, max: 100, value: 0 } );
		expect( readSlider( { min: 10, max: '2', default: 50 } ) ).toEqual( {
			min: 2,
			max: 10,
			value: 10,
		} );
	} );
} );

describe( 'Countries of a phone field', () => {
	it( 'are those of the server', () => {
		const php = fs.readFileSync(
			path.join( __dirname, '../definition/class-phone-countries.php' ),
			'utf8'
		);
		const codes = [ ...php.matchAll( /^\t\t'([A-Z]{2})' => array/gm ) ];
		expect( codes.map( ( [ , code ] ) => code ).sort() ).toEqual( [
			...COUNTRIES,
		] );
	} );

	it( 'have names in the language of the admin, also in one that nobody knows', () => {
		const read = ( locale: string ) =>
			getCountryOptions( locale ).find( ( { value } ) => value === 'NL' )
				?.label;
		expect( read( 'de' ) ).toBe( 'Niederlande' );
		expect( read( 'not a language' ) ).toBe( 'NL' );
	} );
} );
