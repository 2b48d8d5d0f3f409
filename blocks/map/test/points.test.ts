import {
	addPoint,
	editPoint,
	makePoint,
	movePoint,
	removePoint,
} from '../edit/points';
import type { Attributes, Point } from '../types';

const point = ( id: string, longitude: number, latitude: number ): Point => ( {
	placeTitle: id,
	title: id,
	caption: '',
	id,
	coordinates: { longitude, latitude },
} );

const attributes: Attributes = {
	points: [],
	address: '',
	mapDetails: true,
	zoom: 13,
	mapCenter: { longitude: -122, latitude: 37 },
	markerColor: 'red',
	preview: false,
	scrollToZoom: false,
	showFullscreenButton: true,
};
const quay = point( 'quay', 4, 52 );
const mill = point( 'mill', 6, 50 );

describe( 'addPoint', () => {
	it( 'appends the marker and moves the middle, in the shape the post has', () => {
		expect( addPoint( attributes, quay ) ).toEqual( {
			points: [ quay ],
			mapCenter: { longitude: 4, latitude: 52 },
		} );
		expect(
			addPoint(
				{
					...attributes,
					points: [ quay ],
					mapCenter: { lng: 4, lat: 52 },
				},
				mill
			)
		).toEqual( { points: [ quay, mill ], mapCenter: { lng: 5, lat: 51 } } );
	} );

	it( 'ignores a marker whose id is there already', () => {
		expect(
			addPoint(
				{ ...attributes, points: [ quay ] },
				{ ...mill, id: 'quay' }
			)
		).toEqual( {} );
	} );
} );

describe( 'removePoint', () => {
	it( 'gives the marker that is left over from several zoom 12', () => {
		expect(
			removePoint( { ...attributes, zoom: 3, points: [ quay, mill ] }, 0 )
		).toEqual( {
			points: [ mill ],
			zoom: 12,
			mapCenter: { longitude: 6, latitude: 50 },
		} );
	} );

	it( 'leaves the zoom alone otherwise, and forgets the address with the last marker', () => {
		expect(
			removePoint(
				{ ...attributes, address: 'Quay 4', points: [ quay ] },
				0
			)
		).toEqual( { points: [], address: '' } );
	} );
} );

describe( 'editPoint', () => {
	it( 'changes the texts and keeps what the search had found', () => {
		expect(
			editPoint( { ...attributes, points: [ quay, mill ] }, 1, {
				title: 'Wind mill',
			} )
		).toEqual( { points: [ quay, { ...mill, title: 'Wind mill' } ] } );
	} );
} );

describe( 'A marker placed by hand', () => {
	it( 'has an id that no other has, no texts, and six digits', () => {
		const first = makePoint(
			{ ...attributes, points: [] },
			{ lng: 3.12345678, lat: -51 }
		);
		expect( first ).toEqual( {
			placeTitle: '',
			title: '',
			caption: '',
			id: 'marker.1',
			coordinates: { longitude: 3.123457, latitude: -51 },
		} );
		const third = makePoint(
			{ ...attributes, points: [ { ...mill, id: 'marker.2' } ] },
			{ lng: 0, lat: 0 }
		);
		expect( third.id ).toBe( 'marker.3' );
	} );

	it( 'is moved with its texts, and the middle of the map with it', () => {
		expect(
			movePoint( { ...attributes, points: [ quay, mill ] }, 1, {
				lng: 8,
				lat: 52,
			} )
		).toMatchObject( {
			points: [
				quay,
				{ ...mill, coordinates: { longitude: 8, latitude: 52 } },
			],
			mapCenter: expect.anything(),
		} );
	} );
} );
