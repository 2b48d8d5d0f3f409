import { parseResponse } from '../parse';
import { reducer } from '../reducer';
import { NO_TILES } from '../types';

const TILES = { urls: [ 'https://tiles.example/{z}/{x}/{y}.png' ] };

describe( 'The access to maps', () => {
	it.each( [ undefined, null, 'x', [], { tiles: 1, own_tiles: 'x' } ] )(
		'is read from any response: %j',
		( response ) => {
			expect( parseResponse( response ) ).toMatchObject( {
				token: '',
				source: 'mapbox',
				ownTiles: NO_TILES,
				tiles: {},
				provider: '',
				isWritable: true,
			} );
		}
	);

	it( 'holds the tiles of known styles, and is ready with them or with a token', () => {
		const action = parseResponse( {
			tiles: { satellite: TILES, other: TILES, terrain: { urls: [] } },
		} );
		const state = reducer( undefined, action );
		expect( Object.keys( state.tiles ) ).toEqual( [ 'satellite' ] );
		expect( state.status ).toBe( 'ready' );
		expect( reducer( undefined, parseResponse( {} ) ).status ).toBe(
			'missing'
		);
		expect(
			reducer( undefined, parseResponse( { service_api_key: 'pk.1' } ) )
				.status
		).toBe( 'ready' );
	} );

	it( 'stays ready when another token is refused', () => {
		const ready = reducer(
			undefined,
			parseResponse( { service_api_key: 'pk.1' } )
		);
		const busy = reducer( ready, { type: 'REQUEST', typed: 'pk.2' } );
		const failed = reducer( busy, { type: 'FAIL', error: 'No.' } );
		expect( failed ).toMatchObject( {
			status: 'ready',
			token: 'pk.1',
			typed: 'pk.2',
			isBusy: false,
			error: 'No.',
		} );
	} );
} );
