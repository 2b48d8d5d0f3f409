import metadata from '../block.json';
import { BACKGROUNDS, getColorClass } from '../colors';
import { FIRST_MESSAGE } from '../constants';
import { getCountryList, getValue, readCountryCode } from '../edit/countries';
import { isWrong, tidy, toPlainDigits } from '../edit/phone';
import { getHref } from '../get-href';

describe( 'dial codes', () => {
	it( 'lists some 240 countries by name, each value once', () => {
		const list = getCountryList( 'en' );
		expect( list.length ).toBeGreaterThanOrEqual( 240 );
		expect( new Set( list.map( ( { value } ) => value ) ).size ).toBe(
			list.length
		);
		expect( list.find( ( { code } ) => code === 'NL' ) ).toEqual( {
			code: 'NL',
			value: '31NL',
			label: 'Netherlands 🇳🇱 +31',
		} );
		const names = list.map( ( { label } ) => label );
		expect( names.indexOf( 'Austria 🇦🇹 +43' ) ).toBeLessThan(
			names.indexOf( 'Zambia 🇿🇲 +260' )
		);
	} );

	it( 'has the names in the language of the reader, and in one of no such name', () => {
		expect(
			getCountryList( 'de' ).some(
				( { label } ) => label === 'Niederlande 🇳🇱 +31'
			)
		).toBe( true );
		expect( getCountryList( 'not a language' ).length ).toBeGreaterThan(
			239
		);
	} );

	it.each( [
		[ '31NL', '31', 'NL' ],
		[ '31', '31', 'NL' ],
		[ '1', '1', 'US' ],
		[ '1CA', '1', 'CA' ],
		[ '44', '44', 'GB' ],
		[ '7', '7', 'RU' ],
		// Letters that are not of the digits.
		[ '49NL', '49', 'DE' ],
		[ '', '', undefined ],
		[ undefined, '', undefined ],
		[ '999', '999', undefined ],
		[ '<b>31</b>', '31', 'NL' ],
	] )( 'reads %j', ( value, dial, country ) => {
		expect( readCountryCode( value ) ).toEqual( { dial, country } );
	} );

	it( 'knows no dial code of what is no country', () => {
		expect( [ 'XX', '', 'AQ', 'nl' ].map( getValue ) ).toEqual( [
			'',
			'',
			'',
			'',
		] );
	} );
} );

describe( 'a phone number', () => {
	it.each( [
		[ '6 1234 5678', '31NL' ],
		[ '06-12345678', '31NL' ],
		[ '(202) 555-0143', '1' ],
		[ '202.555.0143', '1US' ],
		[ '7700 900123', '44' ],
		[ '12', '31NL' ],
		[ '', '31NL' ],
	] )( '%j behind %s is none to complain about', ( number, code ) => {
		expect( isWrong( number, code, false ) ).toBe( false );
	} );

	it.each( [
		[ 'call me', '31NL' ],
		[ '6 1234 567a', '31NL' ],
		[ '+-()', '1' ],
		[ '😀😀😀', '1' ],
		[ '1234567890123456789', '31NL' ],
	] )( '%j behind %s is wrong at once', ( number, code ) => {
		expect( isWrong( number, code, false ) ).toBe( true );
	} );

	it.each( [
		[ '612', '31NL' ],
		[ '12', '31NL' ],
		[ '555', '1' ],
	] )( '%j behind %s is wrong once it is finished', ( number, code ) => {
		expect( isWrong( number, code, false ) ).toBe( false );
		expect( isWrong( number, code, true ) ).toBe( true );
	} );

	it.each( [
		[ '06 1234 5678', '31NL', '31NL', '6 12345678' ],
		[ '06 1234 5678', '31', '31', '6 12345678' ],
		[ '+44 7400 123456', '31NL', '44GB', '7400 123456' ],
	] )(
		'%j behind %s loses what a link can not have',
		( number, code, countryCode, phoneNumber ) => {
			expect( tidy( number, code ) ).toEqual( {
				countryCode,
				phoneNumber,
			} );
		}
	);

	it.each( [
		[ '6 1234 5678', '31NL' ],
		[ '612', '31NL' ],
		[ 'call me', '1' ],
		[ '', undefined ],
		// In Italy the zero belongs to the number.
		[ '06 698 12345', '39IT' ],
	] )( '%j behind %s stays as it is', ( number, code ) => {
		expect( tidy( number, code ) ).toBeNull();
	} );

	// Of these, 00 is what is dialled for abroad in a few only.
	it.each( [
		[ '31', 'NL', '6 12345678' ],
		[ '61', 'AU', '412 345 678' ],
		[ '55', 'BR', '11 96123 4567' ],
		[ '1', 'US', '202 555 0143' ],
		[ '1', 'CA', '506 234 5678' ],
		[ '57', 'CO', '321 1234567' ],
		[ '81', 'JP', '90 1234 5678' ],
		[ '82', 'KR', '10 2000 0000' ],
		[ '7', 'RU', '912 345 67 89' ],
		[ '65', 'SG', '8123 4567' ],
		[ '852', 'HK', '5123 4567' ],
		[ '66', 'TH', '81 234 5678' ],
		[ '62', 'ID', '812 345 678' ],
		[ '886', 'TW', '912 345 678' ],
		[ '972', 'IL', '50 234 5678' ],
		[ '254', 'KE', '712 123456' ],
		[ '234', 'NG', '802 123 4567' ],
		[ '56', 'CL', '2 2123 4567' ],
	] )( 'behind 00%s is that of %s', ( dial, country, local ) => {
		const digits = local.replace( / /g, '' );
		for ( const typed of [
			`00${ dial } ${ local }`,
			`00${ dial }${ digits }`,
			`(00) ${ dial }-${ local }`,
			`+00 ${ dial } ${ local }`,
		] ) {
			for ( const code of [
				`${ dial }${ country }`,
				'31NL',
				'61AU',
				'1',
				undefined,
			] ) {
				const tidied = tidy( typed, code );
				const link = getHref( {
					countryCode: code,
					phoneNumber: typed,
					...tidied,
					firstMessage: '',
				} );
				// The right number, or a question.
				expect(
					link.endsWith( `=${ dial }${ digits }` ) ||
						isWrong( typed, code, true )
				).toBe( true );
				if ( code === `${ dial }${ country }` ) {
					expect( link ).toMatch(
						new RegExp( `=${ dial }${ digits }$` )
					);
					expect( isWrong( typed, code, false ) ).toBe( false );
				}
			}
		}
	} );

	it.each( [
		[ '0061 4', '61AU' ],
		[ '00', '61AU' ],
		[ '000 412 345 678', '61AU' ],
		[ '0099 412 345 678', '61AU' ],
		[ '0061 412 345', '61AU' ],
		[ '0099 812 345 678', '62ID' ],
	] )( '%j behind %s is asked about', ( number, code ) => {
		expect( tidy( number, code ) ).toBeNull();
		expect( isWrong( number, code, true ) ).toBe( true );
	} );

	it( 'keeps what is dialled for abroad in Australia', () => {
		expect( tidy( '0011 44 7400 123456', '61AU' ) ).toEqual( {
			countryCode: '44GB',
			phoneNumber: '7400 123456',
		} );
		expect( isWrong( '0011 44 7400 123456', '61AU', true ) ).toBe( false );
	} );

	it( 'has the digits of the link, whatever keyboard they come from', () => {
		expect( toPlainDigits( '٠١٢ ６-a' ) ).toBe( '012 6-a' );
	} );
} );

describe( 'the link', () => {
	it.each( [
		[ '31NL', '6 1234 5678', 'a b', '31612345678&text=a%20b' ],
		[ '1', '(202) 555-0143', '', '12025550143' ],
		[ undefined, '123', 'x', '&text=x' ],
		[ '31NL', undefined, 'x', '&text=x' ],
		[ '31NL', 'abc', '', '' ],
		[ '31NL', '1', '&phone=2#\ud800', '311&text=%26phone%3D2%23%EF%BF%BD' ],
	] )(
		'of %j, %j and %j',
		( countryCode, phoneNumber, firstMessage, end ) => {
			expect(
				getHref( { countryCode, phoneNumber, firstMessage } )
			).toBe( `https://api.whatsapp.com/send?phone=${ end }` );
		}
	);
} );

describe( 'defaults and colours', () => {
	it( 'are those of block.json', () => {
		const { attributes } = metadata;
		expect( attributes.firstMessage.default ).toBe( FIRST_MESSAGE );
		expect( attributes.backgroundColor.default ).toBe(
			BACKGROUNDS[ 0 ].color
		);
	} );

	it( 'go with the classes of the spec', () => {
		expect(
			BACKGROUNDS.map( ( { color } ) => getColorClass( color ) )
		).toEqual( [ 'dark', 'dark', 'light', 'light' ] );
		expect( getColorClass( 'rebeccapurple' ) ).toBe( 'light' );
	} );
} );
