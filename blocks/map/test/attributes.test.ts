import fc from 'fast-check';
import { MAP_STYLES } from '@shared/map-tiles/styles';
import {
	normalize,
	parseHeight,
	parsePosition,
	parseStoredHeight,
} from '../attributes';
import { getMapStyle } from '../get-map-style';

describe( 'parseHeight', () => {
	it.each( [
		[ '400', 400 ],
		[ '410', 410 ],
		[ ' 500 ', 500 ],
		[ 480, 480 ],
		[ '399', undefined ],
		[ '-500', undefined ],
		[ '', undefined ],
		[ 'tall', undefined ],
		[ '1e9', undefined ],
		[ NaN, undefined ],
		[ null, undefined ],
	] )( 'reads %j as %j', ( typed, expected ) => {
		expect( parseHeight( typed ) ).toBe( expected );
	} );
} );

describe( 'parseStoredHeight', () => {
	it( 'keeps a height of an old post that is below the minimum of today', () => {
		expect( parseStoredHeight( 300 ) ).toBe( 300 );
	} );

	it( 'falls to the formula for what is no height', () => {
		expect( parseStoredHeight( 1e308 ) ).toBeUndefined();
		expect( parseStoredHeight( '480' ) ).toBeUndefined();
	} );
} );

describe( 'parsePosition', () => {
	it( 'reads both shapes that posts hold', () => {
		const position = { lng: 3.66, lat: 51.54 };
		expect( parsePosition( { lng: 3.66, lat: 51.54 } ) ).toEqual(
			position
		);
		expect( parsePosition( { longitude: 3.66, latitude: 51.54 } ) ).toEqual(
			position
		);
		expect( parsePosition( { lng: '3.66', lat: '51.54' } ) ).toEqual(
			position
		);
	} );

	it( 'refuses what is not on Earth', () => {
		expect( parsePosition( { lng: 3, lat: 91 } ) ).toBeNull();
		expect( parsePosition( { lng: 1e308, lat: 0 } ) ).toBeNull();
		expect( parsePosition( { lng: 3 } ) ).toBeNull();
		expect( parsePosition( [ 3, 51 ] ) ).toBeNull();
	} );
} );

describe( 'getMapStyle', () => {
	it.each( [
		[ 'is-style-terrain', 'terrain' ],
		[ 'lined is-style-black_and_white wide', 'black_and_white' ],
		[ 'is-style-black-and-white', 'default' ],
		[ 'is-style-other is-style-satellite', 'satellite' ],
		[ 'this-is-style-terrain', 'default' ],
		[ undefined, 'default' ],
	] )( 'reads %j as %s', ( className, style ) => {
		expect( getMapStyle( className ) ).toBe( style );
	} );
} );

describe( 'normalize', () => {
	it( 'gives something to draw for any attributes', () => {
		const nasty = fc.anything();
		fc.assert(
			fc.property(
				nasty,
				nasty,
				nasty,
				nasty,
				nasty,
				( points, zoom, mapCenter, className, markerColor ) => {
					const state = normalize( {
						points,
						zoom,
						mapCenter,
						className,
						markerColor,
					} );
					expect( state.zoom ).toBeGreaterThanOrEqual( 0 );
					expect( state.zoom ).toBeLessThanOrEqual( 22 );
					expect( parsePosition( state.center ) ).not.toBeNull();
					expect( MAP_STYLES ).toContain( state.style );
					expect( typeof state.color ).toBe( 'string' );
				}
			)
		);
	} );

	it( 'keeps what can be drawn', () => {
		fc.assert(
			fc.property(
				fc.double( { min: 0, max: 22, noNaN: true } ),
				fc.double( { min: -180, max: 180, noNaN: true } ),
				fc.double( { min: -85, max: 85, noNaN: true } ),
				fc.constantFrom( ...MAP_STYLES ),
				( zoom, lng, lat, style ) => {
					const state = normalize( {
						zoom,
						mapCenter: { lng, lat },
						className: `is-style-${ style }`,
						markerColor: '#abc',
						mapDetails: false,
						scrollToZoom: true,
						points: [
							{
								id: 'a',
								coordinates: { longitude: lng, latitude: lat },
							},
						],
					} );
					expect( state ).toMatchObject( {
						zoom,
						style,
						center: { lng, lat },
						color: '#abc',
						hasDetails: false,
						scrollToZoom: true,
						places: [ { id: 'a', lng, lat } ],
					} );
				}
			)
		);
	} );

	it( 'leaves out markers without a position and remembers where the others are stored', () => {
		const { places } = normalize( {
			points: [
				{ title: 'Nowhere' },
				{
					placeTitle: 'Quay',
					title: '',
					id: 'a',
					coordinates: { longitude: 1, latitude: 2 },
				},
				'text',
			],
		} );
		expect( places ).toEqual( [
			{ index: 1, id: 'a', title: 'Quay', caption: '', lng: 1, lat: 2 },
		] );
	} );
} );
