import { loadSheet } from '../style-sheet';

const NAME = 'blocks/slideshow/carousel';

const getLinks = () => [
	...document.head.querySelectorAll< HTMLLinkElement >( 'link' ),
];

beforeAll( () => {
	// Webpack's variable.
	Object.assign( globalThis, {
		__webpack_public_path__: 'https://harbour.example/build/',
	} );
} );
afterAll( () => {
	Reflect.deleteProperty( globalThis, '__webpack_public_path__' );
} );

describe( 'A style sheet that a script loads', () => {
	it( 'is asked for once, and says whether it is there', async () => {
		const loading = loadSheet( NAME );
		expect( loadSheet( NAME ) ).toBe( loading );
		expect( getLinks().map( ( { rel, href } ) => [ rel, href ] ) ).toEqual(
			[
				[
					'stylesheet',
					expect.stringContaining(
						`https://harbour.example/build/${ NAME }.css?ver=`
					),
				],
			]
		);
		getLinks()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
		expect( await loading ).toBe( true );

		const failing = loadSheet( 'blocks/map/drawn' );
		getLinks()[ 1 ]?.dispatchEvent( new Event( 'error' ) );
		expect( await failing ).toBe( false );
	} );
} );
