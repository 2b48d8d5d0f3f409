import fc from 'fast-check';
import { parsePlaces } from '../attributes';
import { ZOOM_ALL, groupPlaces } from '../engine/group-places';

const position = fc.record( {
	lng: fc.double( { min: -180, max: 180, noNaN: true } ),
	lat: fc.double( { min: -90, max: 90, noNaN: true } ),
} );

const toPlaces = ( positions: object[] ) =>
	parsePlaces( positions.map( ( coordinates ) => ( { coordinates } ) ) );

describe( 'groupPlaces', () => {
	it( 'draws each of up to 50 markers, even at one spot', () => {
		const places = toPlaces( Array( 50 ).fill( { lng: 4, lat: 52 } ) );
		expect( groupPlaces( places, 0 ) ).toHaveLength( 50 );
	} );

	it( 'joins more than 50 markers that touch, with every place in one group', () => {
		fc.assert(
			fc.property(
				fc.array( position, { minLength: 51, maxLength: 120 } ),
				fc.double( { min: 0, max: ZOOM_ALL - 0.01, noNaN: true } ),
				( positions, zoom ) => {
					const groups = groupPlaces( toPlaces( positions ), zoom );
					const indexes = groups
						.flatMap( ( { places } ) =>
							places.map( ( { index } ) => index )
						)
						.sort( ( a, b ) => a - b );
					expect( indexes ).toEqual(
						positions.map( ( _, index ) => index )
					);
				}
			),
			{ numRuns: 40 }
		);
	} );

	it( 'makes one group of a town seen from afar, and parts it at street level', () => {
		const town = toPlaces(
			Array.from( { length: 300 }, ( _, index ) => ( {
				lng: 4 + ( index % 20 ) / 1000,
				lat: 52 + Math.floor( index / 20 ) / 1000,
			} ) )
		);
		expect( groupPlaces( town, 3 ) ).toHaveLength( 1 );
		expect( groupPlaces( town, 14 ).length ).toBeGreaterThan( 1 );
		expect( groupPlaces( town, ZOOM_ALL ) ).toHaveLength( 300 );
	} );
} );
