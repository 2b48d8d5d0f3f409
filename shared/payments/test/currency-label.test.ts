import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { getCurrencyLabel } from '../currency-select';

describe( 'the name of a currency', () => {
	afterEach( () => resetLocaleData() );

	it( 'is its code and its sign', () => {
		expect( getCurrencyLabel( 'AUD' ) ).toBe( 'AUD A$' );
		expect( getCurrencyLabel( 'CHF' ) ).toBe( 'CHF' );
	} );

	it( 'keeps the sign behind the code where text goes from right to left', () => {
		setLocaleData( { 'text direction\u0004ltr': [ 'rtl' ] } );
		expect( getCurrencyLabel( 'AUD' ) ).toBe( 'AUD A$\u200e' );
	} );
} );
