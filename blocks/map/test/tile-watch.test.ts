import { TileWatch } from '../engine/tile-watch';

type Handler = ( event: object ) => void;

/** The events of a map, and what the watch says. */
function watch( needsTiles = true ) {
	const handlers: Record< string, Handler > = {};
	const triggerRepaint = jest.fn();
	const map = {
		triggerRepaint,
		on: ( name: string, handler: Handler ) => {
			handlers[ name ] = handler;
		},
	};
	const onUnreachable = jest.fn();
	const tiles = new TileWatch(
		// The part of a map that the watch uses.
		map as unknown as mapboxgl.Map,
		() => needsTiles,
		onUnreachable
	);
	const fire = ( name: string, event: object = {} ) =>
		handlers[ name ]?.( event );
	return { fire, onUnreachable, tiles, triggerRepaint };
}

it( 'says so when the map rests without a tile', () => {
	const { fire, onUnreachable, triggerRepaint } = watch();
	fire( 'error', { error: new Error( 'Failed to fetch' ), tile: {} } );
	expect( onUnreachable.mock.calls ).toEqual( [ [ false ] ] );
	// Else it might never come to rest.
	expect( triggerRepaint ).toHaveBeenCalledTimes( 1 );
	fire( 'idle' );
	expect( onUnreachable ).toHaveBeenLastCalledWith( true );
} );

it( 'says so for tiles that do not exist, about which the library reports nothing', () => {
	const { fire, onUnreachable } = watch();
	fire( 'sourcedata', { tile: { state: 'errored' } } );
	fire( 'idle' );
	expect( onUnreachable.mock.calls ).toEqual( [ [ true ] ] );
} );

it( 'is content with one tile, until the style changes', () => {
	const { fire, onUnreachable, tiles } = watch();
	fire( 'sourcedata', {} );
	fire( 'sourcedata', { tile: { state: 'loaded' } } );
	fire( 'idle' );
	expect( onUnreachable ).not.toHaveBeenCalled();
	tiles.reset();
	fire( 'idle' );
	expect( onUnreachable ).toHaveBeenLastCalledWith( true );
} );

it( 'leaves styles without tiles and other errors alone', () => {
	const { fire, onUnreachable } = watch( false );
	fire( 'error', { error: new Error( 'Unauthorized' ) } );
	fire( 'idle' );
	expect( onUnreachable ).not.toHaveBeenCalled();
} );

it( 'draws the map until it rests or is gone, as nobody is told of tiles that do not exist', () => {
	jest.useFakeTimers();
	const { fire, triggerRepaint } = watch();
	const countIn = ( milliseconds: number ) => {
		triggerRepaint.mockClear();
		jest.advanceTimersByTime( milliseconds );
		return triggerRepaint.mock.calls.length;
	};
	fire( 'sourcedataloading', {} );
	expect( countIn( 1_000 ) ).toBe( 0 );
	for ( const end of [ 'idle', 'remove' ] ) {
		fire( 'sourcedataloading', { tile: {} } );
		fire( 'sourcedataloading', { tile: {} } );
		expect( countIn( 1_000 ) ).toBe( 2 );
		fire( end );
		expect( countIn( 1_000 ) ).toBe( 0 );
	}
	fire( 'sourcedata', { tile: { state: 'loaded' } } );
	fire( 'sourcedataloading', { tile: {} } );
	expect( countIn( 1_000 ) ).toBe( 0 );
	jest.useRealTimers();
} );
