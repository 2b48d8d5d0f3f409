import { getErrorMessage, resolvePath } from '..';

const routes = {
	'/business-hours/localized-week': 'compat',
	'/service-api-keys/(?P<service>[a-z\\-_]+)': 'own',
};

describe( 'resolvePath', () => {
	it.each( [
		[
			'/wpcom/v2/business-hours/localized-week',
			'/wpcom/v2/business-hours/localized-week',
		],
		[
			'/wpcom/v2/service-api-keys/mapbox?x=1',
			'/mainstreet/v1/service-api-keys/mapbox?x=1',
		],
		[
			'/wpcom/v2/service-api-keys/mapbox/more',
			'/wpcom/v2/service-api-keys/mapbox/more',
		],
		[ '/wp/v2/service-api-keys/mapbox', '/wp/v2/service-api-keys/mapbox' ],
	] )( 'sends %s to %s', ( path, expected ) => {
		expect( resolvePath( path, routes ) ).toBe( expected );
	} );
} );

describe( 'getErrorMessage', () => {
	it( 'prefers the server’s own sentence', () => {
		expect( getErrorMessage( { message: 'No key.' }, 'Failed.' ) ).toBe(
			'No key.'
		);
		for ( const other of [
			null,
			'text',
			{},
			{ message: '' },
			{ message: 1 },
		] ) {
			expect( getErrorMessage( other, 'Failed.' ) ).toBe( 'Failed.' );
		}
	} );
} );
