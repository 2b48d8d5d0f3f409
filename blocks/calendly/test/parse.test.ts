import { getFrameAddress, normalize } from '../attributes';
import { parseCalendar, parseTyped } from '../parse';
import { toHex } from '../edit/to-hex';
import cases from './addresses.json';

describe( 'An address of a calendar', () => {
	it.each( cases.good )( 'is read from %j', ( text, url ) => {
		expect( parseCalendar( text ) ).toEqual( { url } );
	} );

	it.each( cases.bad )( 'is not %j', ( text ) => {
		expect( parseCalendar( text ) ).toBeNull();
	} );

	it.each( [ undefined, null, 1e308, [], {}, [ 'https://calendly.com/a' ] ] )(
		'is not %j',
		( value ) => {
			expect( parseCalendar( value ) ).toBeNull();
		}
	);

	it( 'is found in a sentence in the form, not in a paragraph', () => {
		const sentence = 'Book me: https://calendly.com/ada on weekdays';
		expect( parseTyped( sentence ) ).toEqual( {
			url: 'https://calendly.com/ada',
		} );
		expect( parseCalendar( sentence ) ).toBeNull();
	} );
} );

const codes = cases.codes.map(
	( [ code, attributes ] ) => [ code, attributes ] as const
);

describe( 'Embed code', () => {
	it.each( codes )( 'is read as text: %s', ( code, attributes ) => {
		expect( parseCalendar( code ) ).toEqual( attributes );
	} );

	it( 'is read in reasonable time, however long', () => {
		expect( parseCalendar( `<${ 'a="'.repeat( 3e5 ) }` ) ).toBeNull();
		expect( parseCalendar( `<${ '&amp;//'.repeat( 1e5 ) }` ) ).toBeNull();
	} );
} );

describe( 'The address for the frame', () => {
	it( 'says how the calendar looks', () => {
		const calendar = normalize( {
			url: 'https://calendly.com/ada?month=2026-12&embed_type=x',
			textColor: '123456',
			primaryColor: 'red',
			backgroundColor: 7,
			hideEventTypeDetails: true,
		} );
		expect( getFrameAddress( calendar, 'example.org' ) ).toBe(
			'https://calendly.com/ada?month=2026-12&embed_type=Inline&embed_domain=example.org&hide_event_type_details=1&background_color=ffffff&text_color=123456&primary_color=00A2FF'
		);
	} );

	it( 'is none without a calendar', () => {
		expect( getFrameAddress( normalize( {} ), 'example.org' ) ).toBe( '' );
	} );
} );

describe( 'A colour for the calendar', () => {
	it.each( [
		[ '#abc', 'aabbcc' ],
		[ '#abcd', 'aabbcc' ],
		[ '#a1B2c3', 'a1B2c3' ],
		[ '#a1b2c380', 'a1b2c3' ],
		[ 'rgb(255, 0, 16)', 'ff0010' ],
		[ 'rgba(255 0 16 / 50%)', 'ff0010' ],
		[ 'rgb(256, 0, 16)', null ],
		[ 'var(--x)', null ],
		[ 'red', null ],
		[ '#12345', null ],
	] )( 'is made of %s: %s', ( color, hex ) => {
		expect( toHex( color ) ).toBe( hex );
	} );
} );
