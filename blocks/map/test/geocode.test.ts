import apiFetch from '@wordpress/api-fetch';
import { getFinder } from '../edit/geocode';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );

const answer = ( body: unknown, ok = true ) => ( {
	ok,
	json: () => Promise.resolve( body ),
} );

const fetchMock = jest.fn();
const { signal } = new AbortController();

const geocode = ( query: string, token: string ) =>
	getFinder( token, false )?.find( query, signal );

beforeEach( () => {
	fetchMock.mockReset();
	Object.assign( window, { fetch: fetchMock } );
} );

describe( 'Asking Mapbox for places', () => {
	it( 'asks the service with the address in the path and the key in the query', async () => {
		fetchMock.mockResolvedValue( answer( { features: [] } ) );
		await geocode( ' Quay 4; Oban / Scotland? ', 'pk.a&b' );
		expect( fetchMock ).toHaveBeenCalledWith(
			'https://api.mapbox.com/geocoding/v5/mapbox.places/Quay%204%2C%20Oban%20%2F%20Scotland%3F.json?limit=10&access_token=pk.a%26b',
			{ signal }
		);
	} );

	it( 'makes markers of what was found and leaves out what has no position', async () => {
		fetchMock.mockResolvedValue(
			answer( {
				features: [
					{
						id: 'address.1',
						text: 'Main St',
						place_name: '1 Main St, Town',
						center: [ -0.1, 51.5 ],
					},
					{ id: 'address.2', center: 'far away' },
					null,
				],
			} )
		);
		expect( await geocode( 'main', 'pk.' ) ).toEqual( [
			{
				placeTitle: 'Main St',
				title: 'Main St',
				caption: '1 Main St, Town',
				id: 'address.1',
				coordinates: { longitude: -0.1, latitude: 51.5 },
			},
		] );
	} );

	it( 'passes on the sentence of a refusal', async () => {
		fetchMock.mockResolvedValue(
			answer( { message: 'Not Authorized - Invalid Token' }, false )
		);
		await expect( geocode( 'main', 'pk.' ) ).rejects.toThrow(
			'Not Authorized - Invalid Token'
		);
	} );
} );

describe( 'Asking the site for places', () => {
	it( 'goes before Mapbox', async () => {
		request.mockResolvedValue( {
			features: [
				{
					id: 'way.42',
					text: 'Pier',
					place_name: 'Pier, Oban',
					center: [ -5, 56 ],
				},
			],
		} );
		const finder = getFinder( 'pk.', true );
		expect( finder?.waitsForEnter ).toBe( true );
		expect( await finder?.find( ' Pier & Quay ', signal ) ).toMatchObject( [
			{ id: 'way.42', caption: 'Pier, Oban' },
		] );
		expect( request ).toHaveBeenCalledWith( {
			path: '/mainstreet/v1/geocode?q=Pier%20%26%20Quay',
			signal,
		} );
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( 'is not offered where there is neither a search nor a token', () => {
		expect( getFinder( '', false ) ).toBeNull();
	} );
} );
