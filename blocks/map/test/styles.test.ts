import { readFileSync } from 'node:fs';
import { ENGINE_VERSION, getEngineFiles } from '../engine/engine-files';
import { getStyle } from '../engine/styles';

describe( 'getStyle', () => {
	it( 'is a style of Mapbox where the site has no tiles', () => {
		expect( getStyle( { style: 'default', hasDetails: true }, {} ) ).toBe(
			'mapbox://styles/mapbox/streets-v11'
		);
	} );

	it( 'shows the tiles of the site and names who made them, as text', () => {
		const source = {
			urls: [ 'https://t.example/{z}/{x}/{y}.png' ],
			attribution: '© "Us" <img src=x onerror=alert(1)>',
			link: 'https://example.org/?a&b',
			size: 512,
			maxZoom: 18,
		};
		const style = getStyle(
			{ style: 'terrain', hasDetails: true },
			{ terrain: source }
		);
		expect( style ).toMatchObject( {
			sources: {
				tiles: {
					type: 'raster',
					tiles: source.urls,
					tileSize: 512,
					maxzoom: 18,
				},
			},
		} );
		const { attribution } = Object( style ).sources.tiles;
		const shown = document.createElement( 'p' );
		shown.innerHTML = attribution;
		expect( shown.textContent ).toBe( source.attribution );
		expect( shown.querySelectorAll( '*' ) ).toHaveLength( 1 );
		expect( shown.querySelector( 'a' )?.href ).toBe( source.link );
	} );

	it( 'takes the colours of tiles away for Black and white', () => {
		const source = {
			urls: [ 'https://t.example/{z}/{x}/{y}' ],
			attribution: '',
			link: '',
			size: 256,
			maxZoom: 19,
		};
		const getPaint = ( style: 'default' | 'black_and_white' ) =>
			Object(
				getStyle( { style, hasDetails: true }, { [ style ]: source } )
			).layers[ 0 ].paint;
		expect( getPaint( 'default' ) ).toBeUndefined();
		expect( getPaint( 'black_and_white' ) ).toEqual( {
			'raster-saturation': -1,
		} );
	} );
} );

describe( 'The address of the library', () => {
	it( 'changes with its version', () => {
		const { version } = JSON.parse(
			readFileSync( require.resolve( 'mapbox-gl/package.json' ), 'utf8' )
		);
		expect( ENGINE_VERSION ).toBe( version );
		expect( getEngineFiles( 'https://example.org/build/' ).script ).toBe(
			`https://example.org/build/blocks/map/mapbox-gl.js?ver=${ version }`
		);
	} );
} );
