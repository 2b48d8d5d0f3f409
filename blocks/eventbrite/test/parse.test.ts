import services from '@shared/embeds/services.json';
import { normalize } from '../attributes';
import { parseAddress, parseEvent, parseSite } from '../parse';
import { SCRIPT } from '../widget';
import cases from './addresses.json';

const good = cases.good.map(
	( [ text, url, eventId ] ) => [ text, url, eventId ] as const
);

const sites = cases.sites.map( ( [ text, url ] ) => [ text, url ] as const );

describe( 'An event', () => {
	it.each( good )( 'is read from %j', ( text, url, eventId ) => {
		expect( parseEvent( text ) ).toEqual( { url, eventId } );
		expect( parseSite( text ) ).toBe( '' );
	} );

	it.each( cases.bad )( 'is not %j', ( text ) => {
		expect( parseEvent( text ) ).toBeNull();
	} );

	it.each( [ undefined, null, 7, {}, [ 'https://www.eventbrite.com/e/1' ] ] )(
		'is not %j',
		( value ) => {
			expect( parseAddress( value ) ).toBe( '' );
		}
	);
} );

describe( "An organizer's site", () => {
	it.each( sites )( '%j is %j', ( text, url ) => {
		expect( parseSite( text ) ).toBe( url );
	} );
} );

describe( 'Stored attributes', () => {
	const url = 'https://www.eventbrite.com/e/jazz-22';

	it( 'are drawn, or looked up first', () => {
		expect( normalize( { url, eventId: 22, style: 'modal' } ) ).toEqual( {
			url,
			eventId: 22,
			style: 'modal',
			pending: '',
		} );
		expect( normalize( { url } ) ).toEqual( {
			url: '',
			eventId: 0,
			style: 'inline',
			pending: url,
		} );
	} );

	it.each( [ 1e308, '22', -1, 0.5, null ] )(
		'hold no number %j',
		( eventId ) => {
			expect( normalize( { url: [ url ], eventId, style: {} } ) ).toEqual(
				{
					url: '',
					eventId: 0,
					style: 'inline',
					pending: '',
				}
			);
		}
	);
} );

it( 'loads the script of the table of services', () => {
	expect( SCRIPT ).toBe( services.eventbrite.script );
} );
