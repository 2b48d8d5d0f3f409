import { hasOnlyOptions, readOptions } from '../options';

const V = 'https://videopress.com/v/Qa12bC3d';

describe( 'Options of a player’s address', () => {
	it.each( [
		[ '?autoPlay=true&controls=0', { autoplay: true, controls: false } ],
		[ '?AUTOPLAY=1&amp;loop=FALSE', { autoplay: true, loop: false } ],
		[ '?loop=yes&muted=', {} ],
		[ '?loop=constructor&constructor=true', {} ],
		[ '?posterUrl=javascript%3Aalert(1)&preloadContent=all', {} ],
		[
			'?sbc=%23fff&sbpc=rgb(1%2C2%2C3)',
			{ seekbarColor: '#fff', seekbarPlayedColor: 'rgb(1,2,3)' },
		],
		[ '?resizeToParent=true&cover=true', { useAverageColor: false } ],
		[
			'?resizeToParent=true&cover=true&useAverageColor=true',
			{ useAverageColor: true },
		],
		[ '#?loop=true', {} ],
		[ '', {} ],
	] )( 'are read: %s', ( query, attributes ) => {
		expect( readOptions( V + query ) ).toEqual( attributes );
	} );

	it( 'are none of what is no address', () => {
		for ( const odd of [ undefined, null, 7, {}, [ '?loop=true' ] ] ) {
			expect( readOptions( odd ) ).toEqual( {} );
			expect( hasOnlyOptions( odd ) ).toBe( true );
		}
	} );

	it( 'are all known, or not', () => {
		expect( hasOnlyOptions( `${ V }?loop=true&cover=true` ) ).toBe( true );
		expect( hasOnlyOptions( `${ V }?loop=true&at=30` ) ).toBe( false );
		expect( hasOnlyOptions( `${ V }?__proto__=1` ) ).toBe( false );
	} );
} );
