import { parsePlaces, type Place } from '../attributes';
import {
	getBounds,
	getCamera,
	getCenter,
	isZoomLocked,
} from '../engine/camera';

const places = ( ...positions: Array< [ number, number ] > ): Place[] =>
	parsePlaces(
		positions.map( ( [ lng, lat ] ) => ( { coordinates: { lng, lat } } ) )
	);

const center = { lng: 7, lat: 46 };

describe( 'getCamera', () => {
	it( 'looks at the saved middle when there is no marker', () => {
		expect( getCamera( { places: [], zoom: 9.5, center }, false ) ).toEqual(
			{ type: 'center', center, zoom: 9.5 }
		);
	} );

	it( 'looks at the only marker from the set zoom', () => {
		expect(
			getCamera( { places: places( [ 1, 2 ] ), zoom: 15, center }, false )
		).toEqual( { type: 'center', center: { lng: 1, lat: 2 }, zoom: 15 } );
	} );

	it( 'looks from zoom 12 at a marker that is left over from several', () => {
		expect(
			getCamera( { places: places( [ 1, 2 ] ), zoom: 15, center }, true )
		).toMatchObject( { zoom: 12 } );
	} );

	it( 'fits several markers in', () => {
		expect(
			getCamera(
				{
					places: places( [ 4, 52 ], [ 3, 51 ], [ 5, 50 ] ),
					zoom: 3,
					center,
				},
				false
			)
		).toEqual( {
			type: 'fit',
			bounds: { west: 3, east: 5, south: 50, north: 52 },
		} );
	} );
} );

describe( 'getBounds', () => {
	it( 'crosses the date line where that is the shorter way', () => {
		const bounds = getBounds( places( [ 179, -17 ], [ -178, -18 ] ) );
		expect( bounds ).toEqual( {
			west: 179,
			east: 182,
			south: -18,
			north: -17,
		} );
		expect( getCenter( bounds ) ).toEqual( { lng: -179.5, lat: -17.5 } );
	} );
} );

describe( 'isZoomLocked', () => {
	it.each( [
		[ 0, false ],
		[ 1, false ],
		[ 2, true ],
		[ 50, true ],
		[ 51, false ],
	] )( 'with %d markers is %s', ( count, isLocked ) => {
		expect( isZoomLocked( count ) ).toBe( isLocked );
	} );
} );
