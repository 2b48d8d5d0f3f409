import { normalize, readRids } from '../attributes';
import { getPreviewAddress } from '../get-address';
import { readReservation, readReservations } from '../read-reservation';
import { reconcile, setStyleClass } from '../styles';
import entries from './entries.json';

describe( 'readReservation', () => {
	it.each( entries.map( ( [ text, found ] ) => ( { text, found } ) ) )(
		'reads $text',
		( { text, found } ) => {
			expect( readReservation( String( text ) ) ).toEqual( found );
		}
	);
} );

describe( 'readReservations', () => {
	it( 'takes the restaurants of all entries, each once', () => {
		expect( readReservations( [ '1', 'A (#2)', '2' ] ) ).toEqual( {
			rid: [ '1', '2' ],
		} );
	} );

	it( 'takes none where one can’t be read', () => {
		expect( readReservations( [ '1', 'Aurora' ] ) ).toBeNull();
		expect( readReservations( [] ) ).toBeNull();
	} );
} );

describe( 'normalize', () => {
	it( 'reads whatever is stored', () => {
		expect(
			normalize( {
				rid: [ 4021, '4022', '<b>', null, 1e308, [], '4022' ],
				style: 'button',
				lang: 'xx',
				domain: [],
				newtab: 'yes',
			} )
		).toEqual( {
			rids: [ '4021', '4022' ],
			style: 'standard',
			isMulti: true,
			iframe: true,
			domain: 'com',
			lang: 'en-US',
			newtab: false,
			negativeMargin: false,
		} );
		expect( readRids( '4021' ) ).toEqual( [] );
	} );

	it( 'goes by the class where class and attribute differ', () => {
		expect(
			normalize( {
				rid: [ '1' ],
				style: 'tall',
				className: 'a is-style-wide',
			} ).style
		).toBe( 'wide' );
	} );
} );

it( 'The preview is asked for without overlay and statistics', () => {
	expect(
		getPreviewAddress( normalize( { rid: [ '1', '2' ], style: 'tall' } ) )
	).toBe(
		'https://www.opentable.com/widget/reservation/canvas?rid=1&rid=2&type=multi&theme=tall&iframe=true&domain=com&lang=en-US&newtab=false&overlay=false&insideiframe=true&disablega=true'
	);
} );

describe( 'Style and class', () => {
	it( 'keeps other classes', () => {
		expect( setStyleClass( 'a is-style-tall b', 'wide' ) ).toBe(
			'a b is-style-wide'
		);
		expect( setStyleClass( 'is-style-tall', 'standard' ) ).toBeUndefined();
	} );

	it.each( [
		[ 'standard', 'is-style-tall', false, false, 'tall' ],
		[ 'tall', undefined, true, false, 'standard' ],
		[ 'button', 'is-style-button', false, true, 'standard' ],
	] )( '%s with the class %s', ( style, className, had, multi, expected ) => {
		expect( reconcile( { style, className }, had, multi )?.style ).toBe(
			expected
		);
	} );

	it( 'leaves a style alone that only the attribute says', () => {
		expect(
			reconcile( { style: 'tall', className: undefined }, false, false )
		).toBeNull();
	} );
} );
