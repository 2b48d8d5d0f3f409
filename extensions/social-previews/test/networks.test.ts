import { getFirstTab, getTabs } from '../networks';

describe( 'Tabs of the previews', () => {
	it( 'are the three kinds where the site is connected to nothing, whatever the field holds', () => {
		for ( const field of [ undefined, null, [], {}, 'x', [ {} ], [ 1 ] ] ) {
			expect( getTabs( field ).map( ( { kind } ) => kind ) ).toEqual( [
				'search',
				'card',
				'microblog',
			] );
		}
	} );

	it( 'take no picture of a connection that is no address of a page', () => {
		const [ , , tab ] = getTabs( [
			{ service_name: 'bluesky', profile_picture: 'javascript:alert(1)' },
		] );
		expect( tab ).toMatchObject( {
			title: 'bluesky',
			profile: { picture: '' },
		} );
	} );

	it( 'begin with the search engine, for a thread with the microblog', () => {
		const tabs = getTabs( [ { service_name: 'bluesky' } ] );
		expect( getFirstTab( tabs, false ) ).toBe( 'search' );
		expect( getFirstTab( tabs, true ) ).toBe( 'bluesky' );
	} );
} );
