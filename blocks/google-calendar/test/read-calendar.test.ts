import { normalize } from '../attributes';
import { readCalendar, readEmbedUrl } from '../read-calendar';
import table from './addresses.json';

describe( 'readEmbedUrl', () => {
	// The server's test reads the same table.
	it.each< unknown[] >( table.stored )(
		'reads %j as %j',
		( text, expected ) => {
			expect( readEmbedUrl( text ) ).toBe( expected );
		}
	);
} );

describe( 'readCalendar', () => {
	it.each( table.typed )( 'reads %j as %j', ( ...[ typed, url, height ] ) => {
		expect( readCalendar( String( typed ) ) ).toEqual(
			url === null ? null : { url, height }
		);
	} );

	it.each< unknown[] >(
		table.stored.filter( ( [ , url ] ) => url !== null )
	)( 'reads %j when it is typed, too', ( text, url ) => {
		expect( readCalendar( String( text ) )?.url ).toBe( url );
	} );
} );

describe( 'normalize', () => {
	const url = 'https://calendar.google.com/calendar/embed?src=a';

	it.each( [ -1, 0, 1.5, 1e308, NaN, '420', null, [], {} ] )(
		'draws a height of %j as the default',
		( height ) => {
			expect( normalize( { url, height } )?.height ).toBe( 600 );
		}
	);

	it( 'keeps a height that is one', () => {
		expect( normalize( { url, height: 420 } ) ).toEqual( {
			url,
			height: 420,
		} );
	} );
} );
