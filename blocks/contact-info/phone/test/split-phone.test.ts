import fc from 'fast-check';
import { splitPhone } from '../phone-link';

describe( 'splitPhone', () => {
	it.each( [ '', 'ask Pete', '+', '(', '٠١٢', '１２３', '①' ] )(
		'finds no number in %j',
		( text ) => {
			expect( splitPhone( text ) ).toBeNull();
		}
	);

	it.each( [
		[ 'a number alone', '0205550102', '', '0205550102', '0205550102' ],
		[
			'spaces and hyphens',
			'020 555-0102',
			'',
			'020 555-0102',
			'0205550102',
		],
		[ 'a plus', '+31 20 555', '', '+31 20 555', '+3120555' ],
		[ 'a plus after words', 'Tel +31 20', 'Tel ', '+31 20', '+3120' ],
		[ 'a parenthesis', '(020) 555', '', '(020) 555', '020555' ],
		[ 'a slash', 'fax /030 12', 'fax ', '/030 12', '03012' ],
		[ 'another sign', 'no.#12', 'no.#', '12', '12' ],
		[ 'a letter before', 'x12', 'x', '12', '12' ],
		[ 'a plus apart', '+ 31', '+ ', '31', '31' ],
		[ 'only the last of two signs', '+(020)', '+', '(020)', '020' ],
		[ 'a plus within a parenthesis', '(+31)', '(', '+31)', '+31' ],
		[ 'digits.digits', '555.0102', '', '555.0102', '5550102' ],
		[ 'a dot before', '.555', '.', '555', '555' ],
		[ 'digits and letters', '1800FLOWERS', '', '1800FLOWERS', '1800' ],
		[ 'an extension', '555 01 ext. 9', '', '555 01 ext. 9', '555019' ],
		[ 'several numbers', '55 or 66', '', '55 or 66', '5566' ],
		[ 'a later plus', '55 or +66', '', '55 or +66', '5566' ],
		[ 'a line break', 'Desk:\n+1 2\n3', 'Desk:\n', '+1 2\n3', '+123' ],
		[ 'white space before', ' \n 55', ' \n ', '55', '55' ],
		[ 'one digit', '(1', '', '(1', '1' ],
	] )( 'handles %s', ( _, text, prefix, number, digits ) => {
		expect( splitPhone( text ) ).toEqual( {
			prefix,
			number,
			href: `tel:${ digits }`,
		} );
	} );

	it( 'never changes the text, and calls digits only', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'binary' } ), ( text ) => {
				const phone = splitPhone( text );
				if ( phone ) {
					expect( phone.prefix + phone.number ).toBe( text );
					expect( phone.href ).toMatch( /^tel:\+?[0-9]+$/ );
				} else {
					expect( text ).not.toMatch( /[0-9]/ );
				}
			} )
		);
	} );
} );
