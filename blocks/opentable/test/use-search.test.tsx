import apiFetch from '@wordpress/api-fetch';
import { act, renderHook } from '@testing-library/react';
import { useSearch } from '../edit/use-search';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const ask = jest.mocked( apiFetch );
const getAsked = () =>
	ask.mock.calls.map( ( [ { path = '' } ] ) =>
		new URLSearchParams( path.split( '?' )[ 1 ] ).get( 'query' )
	);

/** Types letter by letter; the picker is drawn anew with each. */
async function type( text: string, pause: number ) {
	const { result, rerender } = renderHook( () => useSearch() );
	for ( let end = 1; end <= text.length; end++ ) {
		await act( async () => {
			result.current[ 1 ]( text.slice( 0, end ) );
			rerender();
			await jest.advanceTimersByTimeAsync( pause );
		} );
	}
	await act( () => jest.advanceTimersByTimeAsync( 2000 ) );
	return result;
}

describe( 'useSearch', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		ask.mockReset();
		ask.mockResolvedValue( { items: [ { rid: 12, name: 'Aurora' } ] } );
	} );

	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'asks twice a second at most, and for what was typed last', async () => {
		const result = await type( 'trattoria', 100 );
		// At once, after half a second, and at the end.
		expect( getAsked() ).toEqual( [ 't', 'tratt', 'trattoria' ] );
		expect( result.current[ 0 ] ).toEqual( [ 'Aurora (#12)' ] );
	} );

	it( 'asks no more where nobody can search', async () => {
		ask.mockResolvedValue( { items: [], available: false } );
		await type( 'trattoria', 100 );
		expect( getAsked() ).toEqual( [ 't' ] );
	} );

	it.each( [ '4021', 'https://www.opentable.com/r/x', '<script src=' ] )(
		'does not ask for %s',
		async ( text ) => {
			const { result } = renderHook( () => useSearch() );
			await act( async () => {
				result.current[ 1 ]( text );
				await jest.advanceTimersByTimeAsync( 1000 );
			} );
			expect( getAsked() ).toEqual( [] );
		}
	);
} );
