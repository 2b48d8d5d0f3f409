import { CURRENCIES } from '@shared/money';
import { findCurrencies } from '../edit/currency-menu';

describe( 'The search of currencies', () => {
	it( 'finds by code, symbol and name', () => {
		const find = ( query: string ) => findCurrencies( CURRENCIES, query );
		expect( find( '' ) ).toEqual( CURRENCIES );
		expect( find( ' kwd ' ) ).toEqual( [ 'KWD' ] );
		expect( find( '€' ) ).toEqual( [ 'EUR' ] );
		expect( find( 'japanese' ) ).toEqual( [ 'JPY' ] );
		expect( find( 'colon' ) ).toContain( 'CRC' );
		expect( find( 'nothing like this' ) ).toEqual( [] );
	} );
} );
