import { clamp } from '@shared/guards';
import type { Place, Position } from '../attributes';
import { CLUSTER_ABOVE } from '../constants';

/** Markers that would overlap. */
export type Group = { places: Place[]; position: Position };

/** Minimum distance of markers in pixels. */
const DISTANCE = 48;
/** From this zoom on (a street), markers are not grouped. */
export const ZOOM_ALL = 17;

/** Converts a position to pixels on a Mercator map of the whole world. */
function project( { lng, lat }: Position, zoom: number ) {
	const size = 512 * 2 ** zoom;
	const sine = clamp( Math.sin( ( lat * Math.PI ) / 180 ), -0.9999, 0.9999 );
	return {
		x: ( lng / 360 + 0.5 ) * size,
		y:
			( 0.5 -
				Math.log( ( 1 + sine ) / ( 1 - sine ) ) / ( 4 * Math.PI ) ) *
			size,
	};
}

/**
 * Groups markers that would overlap at a zoom; up to 50 markers are never grouped. Every marker is in exactly one group.
 *
 * @param zoom Zoom of the map.
 */
export function groupPlaces( places: readonly Place[], zoom: number ): Group[] {
	const isGrouping = places.length > CLUSTER_ABOVE && zoom < ZOOM_ALL;
	const groups: Array< Group & { x: number; y: number } > = [];
	for ( const place of places ) {
		const { x, y } = project( place, Math.floor( zoom ) );
		const near =
			isGrouping &&
			groups.find(
				( group ) => Math.hypot( group.x - x, group.y - y ) < DISTANCE
			);
		if ( near ) {
			near.places.push( place );
		} else {
			groups.push( { places: [ place ], position: place, x, y } );
		}
	}
	return groups.map( ( { places: members, position } ) => ( {
		places: members,
		position: { lng: position.lng, lat: position.lat },
	} ) );
}
