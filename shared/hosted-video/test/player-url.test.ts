import { playerAddress, readGuid, getSavedPlayerUrl } from '../player-url';

const ALL = {
	autoplay: true,
	controls: false,
	loop: true,
	muted: true,
	playsinline: true,
	poster: 'https://example.org/p.jpg?a=1&b=2',
	preload: 'auto',
	seekbarColor: '#aa0000',
	seekbarPlayedColor: 'rgb(1, 2, 3)',
	seekbarLoadingColor: '#00a',
	useAverageColor: true,
};

afterEach( () => {
	Reflect.deleteProperty( window, 'mainstreetBlocks' );
} );

it( 'saves everything in the order that old posts have it', () => {
	expect( getSavedPlayerUrl( 'Qa12bC3d', ALL ) ).toBe(
		'https://videopress.com/v/Qa12bC3d?resizeToParent=true&cover=true&autoPlay=true&controls=false&loop=true&muted=true&persistVolume=false&playsinline=true&posterUrl=https%3A%2F%2Fexample.org%2Fp.jpg%3Fa%3D1%26b%3D2&preloadContent=auto&sbc=%23aa0000&sbpc=rgb(1%2C%202%2C%203)&sblc=%2300a&useAverageColor=true'
	);
} );

it( 'leaves out what is not set', () => {
	expect(
		getSavedPlayerUrl( 'Qa12bC3d', {
			controls: true,
			muted: false,
			preload: '',
			poster: '',
			seekbarColor: '',
			useAverageColor: false,
		} )
	).toBe(
		'https://videopress.com/v/Qa12bC3d?resizeToParent=true&cover=true'
	);
	expect( getSavedPlayerUrl( 'Qa12bC3d', { preload: 'none' } ) ).toMatch(
		/&preloadContent=none$/
	);
} );

it( 'survives half a character', () => {
	expect( getSavedPlayerUrl( 'Qa12bC3d', { poster: 'a\uD800' } ) ).toContain(
		'posterUrl=a%EF%BF%BD'
	);
} );

it( 'plays at this site', () => {
	Object.assign( window, {
		mainstreetBlocks: { homeUrl: 'https://example.org/sub/' },
	} );
	expect(
		playerAddress( 'Qa12bC3d', {
			muted: true,
			preload: 'metadata',
			seekbarColor: '#abc',
		} )
	).toBe(
		'https://example.org/sub/?mainstreet_video=Qa12bC3d&muted=true&preloadContent=metadata&sbc=%23abc'
	);
} );

it.each( [
	[ 'https://videopress.com/v/Qa12bC3d?loop=true', 'Qa12bC3d' ],
	[ 'http://www.videopress.com/embed/Qa12bC3d', 'Qa12bC3d' ],
	[ 'https://video.wordpress.com/embed/Qa12bC3d/', 'Qa12bC3d' ],
	[ ' https://v.wordpress.com/Qa12bC3d ', 'Qa12bC3d' ],
	[ 'https://videopress.com/v/Qa12bC3d9', '' ],
	[ 'https://videopress.com/Qa12bC3d', '' ],
	[ 'https://videopress.com.example/v/Qa12bC3d', '' ],
	[ 'https://v.wordpress.com/Qa12bC3d and more', '' ],
	[ 12, '' ],
] )( 'finds the video in %s', ( url, guid ) => {
	expect( readGuid( url ) ).toBe( guid );
} );
