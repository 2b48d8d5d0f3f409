import apiFetch from '@wordpress/api-fetch';
import { resolveEvent } from '../edit';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );

const JAZZ = 'https://www.eventbrite.com/e/jazz-tickets-22';
const { signal } = new AbortController();

beforeEach( () => request.mockReset() );

it( 'asks the server whether an event is there', async () => {
	request.mockResolvedValue( { url: `${ JAZZ }?aff=x`, status: 200 } );
	expect( await resolveEvent( ` ${ JAZZ }`, signal ) ).toEqual( {
		url: JAZZ,
		eventId: 22,
	} );
	expect( request ).toHaveBeenCalledWith( {
		path: `/wpcom/v2/resolve-redirect/?url=${ encodeURIComponent( JAZZ ) }`,
		signal,
	} );
} );

it.each( [ 404, 410 ] )(
	'refuses an event where Eventbrite answers %d',
	async ( status ) => {
		request.mockResolvedValue( { url: JAZZ, status } );
		expect( await resolveEvent( JAZZ, signal ) ).toBeNull();
	}
);

it.each( [ 400, 401, 403, 405, 429, 500, 503 ] )(
	'takes an event where Eventbrite answers %d, as it does to robots',
	async ( status ) => {
		request.mockResolvedValue( { url: JAZZ, status } );
		expect( await resolveEvent( JAZZ, signal ) ).toEqual( {
			url: JAZZ,
			eventId: 22,
		} );
		expect(
			await resolveEvent( 'https://quay.eventbrite.com', signal )
		).toBeNull();
	}
);

it( 'takes an event where this server can’t ask', async () => {
	request.mockRejectedValue( new Error( 'offline' ) );
	expect( await resolveEvent( JAZZ, signal ) ).toMatchObject( {
		eventId: 22,
	} );
} );

it( 'takes the event that an organizer’s site leads to', async () => {
	request.mockResolvedValue( { url: `${ JAZZ }?aff=site`, status: 200 } );
	expect(
		await resolveEvent( 'https://quay.eventbrite.com', signal )
	).toMatchObject( { eventId: 22 } );
	request.mockResolvedValue( { url: 'https://example.org/', status: 200 } );
	expect(
		await resolveEvent( 'https://quay.eventbrite.com', signal )
	).toBeNull();
} );

it( 'asks nobody about what is no event', () => {
	expect(
		resolveEvent( 'https://example.org/e/jazz-22', signal )
	).toBeNull();
	expect( request ).not.toHaveBeenCalled();
} );
