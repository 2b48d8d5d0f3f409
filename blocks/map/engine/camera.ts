import type { MapState, Place, Position } from '../attributes';
import { CLUSTER_ABOVE, ZOOM_SINGLE } from '../constants';

/** South-west and north-east corner; the second may lie beyond 180° east. */
export type Bounds = {
	west: number;
	south: number;
	east: number;
	north: number;
};

/** Where the map looks: at an area, or at a point from a height. */
export type Camera =
	| { type: 'fit'; bounds: Bounds }
	| { type: 'center'; center: Position; zoom: number };

/**
 * Smallest area around some places, also across the date line.
 *
 * @param places At least one place.
 */
export function getBounds( places: readonly Place[] ): Bounds {
	const lats = places.map( ( place ) => place.lat );
	const lngs = places.map( ( place ) => place.lng ).sort( ( a, b ) => a - b );
	let west = lngs[ 0 ] ?? 0;
	let east = lngs[ lngs.length - 1 ] ?? 0;
	// The widest gap between neighbors is what the map need not show.
	let widest = 360 - ( east - west );
	lngs.forEach( ( lng, index ) => {
		const next = lngs[ index + 1 ];
		if ( next !== undefined && next - lng > widest ) {
			widest = next - lng;
			west = next;
			east = lng + 360;
		}
	} );
	return {
		west,
		east,
		south: Math.min( ...lats ),
		north: Math.max( ...lats ),
	};
}

/**
 * Center of an area.
 *
 * @param bounds Result of getBounds().
 */
export function getCenter( { west, east, south, north }: Bounds ): Position {
	const lng = ( west + east ) / 2;
	return { lng: lng > 180 ? lng - 360 : lng, lat: ( south + north ) / 2 };
}

/**
 * Whether the markers alone decide how near the map looks: from two on, but not where
 * they are grouped, as a group opens by zooming in.
 *
 * @param count Number of markers.
 */
export const isZoomLocked = ( count: number ): boolean =>
	count > 1 && count <= CLUSTER_ABOVE;

/**
 * Where the map looks: several markers are fitted in, one is in
 * the middle, and without markers the saved middle counts.
 *
 * @param state     What is drawn.
 * @param wasFitted Whether several markers were fitted in before.
 */
export function getCamera(
	{ places, zoom, center }: Pick< MapState, 'places' | 'zoom' | 'center' >,
	wasFitted: boolean
): Camera {
	const [ first, second ] = places;
	if ( ! first ) {
		return { type: 'center', center, zoom };
	}
	return second
		? { type: 'fit', bounds: getBounds( places ) }
		: {
				type: 'center',
				center: { lng: first.lng, lat: first.lat },
				zoom: wasFitted ? ZOOM_SINGLE : zoom,
			};
}
