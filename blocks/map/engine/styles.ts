import type { MapStyle } from '../types';

/** Mapbox's own styles, the newest that its 1.x engine can draw. */
const ADDRESSES: Record< MapStyle, string > = {
	default: 'mapbox://styles/mapbox/streets-v11',
	black_and_white: 'mapbox://styles/mapbox/light-v10',
	satellite: 'mapbox://styles/mapbox/satellite-streets-v11',
	terrain: 'mapbox://styles/mapbox/outdoors-v11',
};

/**
 * Address of a map style.
 *
 * @param style      Name of the block style.
 * @param hasDetails Whether names and roads are drawn over a satellite picture.
 */
export function getStyleAddress(
	style: MapStyle,
	hasDetails: boolean
): string {
	return style === 'satellite' && ! hasDetails
		? 'mapbox://styles/mapbox/satellite-v9'
		: ADDRESSES[ style ];
}
