import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STRING_KEYS } from '../engine/strings';
import { readPageMap } from '../view/guards';

function makeBlock( data: Record< string, string >, json: string ) {
	const block = document.createElement( 'div' );
	Object.assign( block.dataset, data );
	const script = document.createElement( 'script' );
	script.type = 'application/json';
	script.textContent = json;
	block.append( script );
	return block;
}

/** What the server prints for the module. */
function printData( data: object ): void {
	const script = document.createElement( 'script' );
	script.type = 'application/json';
	script.id = 'wp-script-module-data-jetpack-map-view-script-module';
	script.textContent = JSON.stringify( data );
	document.body.replaceChildren( script );
}

afterEach( () => document.body.replaceChildren() );

describe( 'readPageMap', () => {
	it( 'reads what render.php writes', () => {
		printData( {
			token: 'pk.x',
			tiles: {
				satellite: {
					urls: [ 'https://t.example/{z}/{x}/{y}', 'javascript:1' ],
					link: 'javascript:2',
					attribution: 'Me',
				},
			},
			directions: 'https://d.example/{lat},{lng}',
		} );
		const { token, state, tiles, strings, directions } = readPageMap(
			makeBlock(
				{
					zoom: '11.5',
					mapCenter: '{"lng":3,"lat":51}',
					mapStyle: 'satellite',
					mapDetails: 'false',
					markerColor: '#abc',
					showFullscreenButton: 'true',
					mainstreetMap: '{"strings":{"close":"Close"}}',
				},
				'[{"title":"Quay","caption":"","id":"1","coordinates":{"longitude":3,"latitude":51}}]'
			)
		);
		expect( token ).toBe( 'pk.x' );
		expect( directions ).toBe( 'https://d.example/{lat},{lng}' );
		expect( tiles ).toEqual( {
			satellite: {
				urls: [ 'https://t.example/{z}/{x}/{y}' ],
				attribution: 'Me',
				link: '',
				size: 256,
				maxZoom: 22,
			},
		} );
		expect( strings ).toMatchObject( { close: 'Close', map: '' } );
		expect( state ).toMatchObject( {
			zoom: 11.5,
			center: { lng: 3, lat: 51 },
			style: 'satellite',
			hasDetails: false,
			color: '#abc',
			scrollToZoom: false,
			fullscreen: true,
		} );
		expect( state.places ).toHaveLength( 1 );
	} );

	it( 'takes no address and no token from a post', () => {
		const hostile = JSON.stringify( {
			tiles: { urls: [ 'https://evil.example/{z}/{x}/{y}' ] },
			directions: 'https://evil.example/{lat}',
		} );
		const block = makeBlock(
			{ apiKey: 'pk.evil', mainstreetMap: hostile, mapStyle: 'default' },
			'[]'
		);
		const nobody = { token: '', tiles: {}, directions: '' };
		expect( readPageMap( block ) ).toMatchObject( nobody );
		printData( { token: 7, tiles: 'x', directions: 'javascript:1' } );
		expect( readPageMap( block ) ).toMatchObject( nobody );
	} );

	it( 'falls to the defaults for a page that was tampered with', () => {
		const { state, tiles } = readPageMap(
			makeBlock(
				{
					zoom: 'x',
					mapCenter: '{',
					mainstreetMap: '[',
					mapStyle: '"',
				},
				'{"no":"list"}'
			)
		);
		expect( state ).toMatchObject( {
			places: [],
			zoom: 13,
			style: 'default',
			color: 'red',
		} );
		expect( tiles ).toEqual( {} );
	} );

	it( 'draws as much as makes sense of what a post holds', () => {
		const { state } = readPageMap(
			makeBlock(
				{
					zoom: '1e308',
					mapHeight: '1e308',
					mapCenter: '{"lng":"NaN","lat":{}}',
					markerColor: 'red;}</script>',
				},
				JSON.stringify( [
					null,
					5,
					{ coordinates: 'here' },
					{
						title: 'Off',
						coordinates: { longitude: 1e308, latitude: 1 },
					},
					{
						title: 'x" onclick="alert(1)',
						caption: 7,
						coordinates: { longitude: 4.5, latitude: 52 },
					},
				] )
			)
		);
		expect( state ).toMatchObject( {
			zoom: 22,
			center: { lng: expect.any( Number ), lat: expect.any( Number ) },
		} );
		expect( state.places ).toMatchObject( [
			{ title: 'x" onclick="alert(1)', caption: '' },
		] );
	} );
} );

describe( 'The texts of the map on the page', () => {
	it( 'are all handed over by PHP, but the one that only editors read', () => {
		const php = readFileSync(
			path.join( __dirname, '../class-map-block.php' ),
			'utf8'
		);
		const missing = STRING_KEYS.filter(
			( key ) => ! new RegExp( `'${ key }'\\s+=>` ).test( php )
		);
		expect( missing ).toEqual( [ 'unsupported' ] );
	} );
} );
