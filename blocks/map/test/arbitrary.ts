import fc from 'fast-check';
import { MAP_STYLES } from '@shared/map-tiles/styles';
import type { Attributes } from '../types';

const coordinate = ( limit: number ) =>
	fc.double( { min: -limit, max: limit, noNaN: true } ).map(
		// Minus zero is not the same after a trip through JSON, and no editor makes it.
		( value ) => value || 0
	);

const point = fc.record( {
	placeTitle: fc.string(),
	title: fc.string( { unit: 'grapheme' } ),
	caption: fc.oneof(
		fc.string(),
		fc.constantFrom( '<script>--></script>', '"\\u0022"', 'a & b &amp; c' )
	),
	id: fc.string(),
	coordinates: fc.record( {
		longitude: coordinate( 180 ),
		latitude: coordinate( 90 ),
	} ),
} );

/** What an editor can produce, and a bit more. */
export const arbitrary: fc.Arbitrary< Attributes > = fc.record(
	{
		align: fc.constantFrom( 'center', 'wide', 'full' ),
		points: fc.array( point, { maxLength: 5 } ),
		address: fc.string(),
		mapDetails: fc.boolean(),
		zoom: fc.oneof(
			fc.integer( { min: 0, max: 22 } ),
			fc.double( { min: 0.01, max: 22, noNaN: true } )
		),
		mapCenter: fc.oneof(
			fc.record( {
				longitude: coordinate( 180 ),
				latitude: coordinate( 90 ),
			} ),
			fc.record( { lng: coordinate( 180 ), lat: coordinate( 90 ) } )
		),
		markerColor: fc.oneof(
			fc.constantFrom( 'red', '#abc', 'var(--x)', '"><b>' ),
			fc.string()
		),
		preview: fc.boolean(),
		scrollToZoom: fc.boolean(),
		mapHeight: fc.integer( { min: 0, max: 2000 } ),
		showFullscreenButton: fc.boolean(),
		useSite: fc.constant( true ),
		className: fc
			.constantFrom( ...MAP_STYLES )
			.map( ( style ) => `is-style-${ style }` ),
	},
	{
		requiredKeys: [
			'points',
			'address',
			'mapDetails',
			'zoom',
			'mapCenter',
			'markerColor',
			'preview',
			'scrollToZoom',
			'showFullscreenButton',
		],
	}
);
