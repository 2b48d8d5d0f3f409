import type { MapState, Place, Position } from '../attributes';
import { CLUSTER_ABOVE, ZOOM_SINGLE } from '../constants';

/** South-west and north-east corner; `east` may exceed 180 degrees. */
export type Bounds = {
	west: number;
	south: number;
	east: number;
	north: number;
};

/** View of the map: an area, or a point with a zoom. */
export type Camera =
	| { type: 'fit'; bounds: Bounds }
	| { type: 'center'; center: Position; zoom: number };

/**
 * Returns the smallest area around places, also across the date line.
 *
 * @param places At least one place.
 */
export function getBounds( places: readonly Place[] ): Bounds {
	const lats = places.map( ( place ) => place.lat );
	const lngs = places.map( ( place ) => place.lng ).sort( ( a, b ) => a - b );
	let west = lngs[ 0 ] ?? 0;
	let east = lngs[ lngs.length - 1 ] ?? 0;
	// The widest gap between neighbors is outside of the area.
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
 * Whether the markers alone determine the zoom: if there are several, but not so many that they are grouped, because a group opens by
 * zooming in.
 *
 * @param count Number of markers.
 */
export const isZoomLocked = ( count: number ): boolean =>
	count > 1 && count <= CLUSTER_ABOVE;

/**
 * Returns the view: several markers are fitted in, a single one is centered, and without markers the saved center is used.
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
