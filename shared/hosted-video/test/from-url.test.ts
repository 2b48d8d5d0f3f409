import apiFetch from '@wordpress/api-fetch';
import { findByUrl } from '../edit/from-url';

jest.mock( '@wordpress/api-fetch' );
const request = jest.mocked( apiFetch );
const NOT_FOUND = { code: 'not_found', data: { status: 404 } };
const FILM = 'https://example.org/wp-content/uploads/2026/11/quay%20ebb.mp4';

beforeEach( () =>
	Reflect.set( window, 'mainstreetBlocks', {
		homeUrl: 'https://example.org/blog/',
	} )
);
afterEach( () => {
	request.mockReset();
	Reflect.deleteProperty( window, 'mainstreetBlocks' );
} );

test.each( [
	'https://example.org/blog/?mainstreet_video=Qa12bC3d&loop=true',
	' http://example.org/blog?mainstreet_video=Qa12bC3d ',
	'https://videopress.com/v/Qa12bC3d?loop=true',
	'https://v.wordpress.com/Qa12bC3d',
] )( '%s is a video of the library', async ( url ) => {
	request.mockResolvedValueOnce( { id: 7, original: FILM, title: 'Quay' } );
	expect( await findByUrl( url ) ).toEqual( {
		kind: 'attachment',
		id: 7,
		url: FILM,
	} );
	expect( request ).toHaveBeenCalledWith( {
		path: '/mainstreet/v1/videos/Qa12bC3d',
	} );
} );

test( 'a video of somebody else is known by its guid alone', async () => {
	request.mockResolvedValueOnce( { title: 'Quay' } );
	expect( await findByUrl( 'https://v.wordpress.com/Qa12bC3d' ) ).toEqual( {
		kind: 'video',
		guid: 'Qa12bC3d',
		title: 'Quay',
	} );
} );

test( 'what is not in the library is the service’s, or missing', async () => {
	request.mockRejectedValue( NOT_FOUND );
	expect( await findByUrl( 'https://videopress.com/v/Qa12bC3d' ) ).toEqual( {
		kind: 'video',
		guid: 'Qa12bC3d',
		title: '',
	} );
	expect(
		await findByUrl( 'https://example.org/blog/?mainstreet_video=Qa12bC3d' )
	).toEqual( { kind: 'missing' } );
} );

test( 'a server that does not answer is no answer', async () => {
	request.mockRejectedValue( { code: 'fetch_error' } );
	await expect(
		findByUrl( 'https://videopress.com/v/Qa12bC3d' )
	).rejects.toEqual( { code: 'fetch_error' } );
} );

test( 'a file is found by its address, else it is played as it is', async () => {
	request.mockResolvedValueOnce( [
		{ id: 3, source_url: 'https://example.org/other.mp4' },
		{ id: 9, source_url: FILM.replace( 'https', 'http' ) },
	] );
	expect( await findByUrl( FILM ) ).toMatchObject( {
		kind: 'attachment',
		id: 9,
	} );
	expect( request.mock.calls[ 0 ]?.[ 0 ].path ).toContain(
		'search=quay%20ebb&'
	);
	request.mockResolvedValueOnce( [] );
	expect( await findByUrl( FILM ) ).toEqual( { kind: 'file', src: FILM } );
	request.mockResolvedValueOnce( null );
	expect( await findByUrl( FILM ) ).toEqual( { kind: 'file', src: FILM } );
} );

test.each( [
	'',
	'quay.mp4',
	'javascript:alert(1)//x.mp4',
	'ftp://example.org/x.mp4',
	'https://example.org/blog/?mainstreet_video=../users',
	'https://example.com/blog/?mainstreet_video=Qa12bC3d',
	'https://example.org/?mainstreet_video=Qa12bC3d',
	'https://videopress.com/v/Qa12bC3',
	'https://example.com/quay.html?x=.mp4',
	'https://example.com/watch?v=1',
] )( '%p is of no video, and nobody is asked', async ( url ) => {
	expect( await findByUrl( url ) ).toEqual( { kind: 'none' } );
	expect( request ).not.toHaveBeenCalled();
} );
