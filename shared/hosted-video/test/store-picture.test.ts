import apiFetch from '@wordpress/api-fetch';
import { uploadPoster } from '../poster/take-frame';

jest.mock( '@wordpress/api-fetch' );

const fetched = jest.mocked( apiFetch );
const picture = new Blob( [ 'x' ], { type: 'image/jpeg' } );

/** What was sent with a request. */
function getSent( call: number ): FormData {
	const { body } = fetched.mock.calls[ call ]?.[ 0 ] ?? {};
	if ( ! ( body instanceof FormData ) ) {
		throw new Error( 'no form was sent' );
	}
	return body;
}

describe( 'a picture of a film', () => {
	beforeEach( () => fetched.mockReset() );

	it( 'belongs to the film, under a name that nobody guesses', async () => {
		fetched.mockResolvedValue( { source_url: 'https://x.example/p.jpg' } );
		const names = new Set();
		for ( let n = 0; n < 3; n++ ) {
			expect( await uploadPoster( picture, 'Poster', 61 ) ).toBe(
				'https://x.example/p.jpg'
			);
			const file = getSent( n ).get( 'file' );
			expect( getSent( n ).get( 'mainstreet_film' ) ).toBe( '61' );
			names.add( file instanceof File ? file.name : '' );
		}
		expect( names.size ).toBe( 3 );
		expect( [ ...names ][ 0 ] ).toMatch( /^poster-[0-9a-f]{16}\.jpg$/ );
	} );

	it( 'belongs to none where that is not known', async () => {
		fetched.mockResolvedValueOnce( { source_url: 'https://x.example/p' } );
		await uploadPoster( picture, 'Poster' );
		expect( getSent( 0 ).has( 'mainstreet_film' ) ).toBe( false );
	} );

	it( 'is stored once where the server refuses it', async () => {
		fetched.mockRejectedValue( { code: 'rest_upload_error' } );
		await expect( uploadPoster( picture, 'Poster', 61 ) ).rejects.toEqual( {
			code: 'rest_upload_error',
		} );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
	} );
} );
