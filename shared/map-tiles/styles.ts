/** Names of the Map block's styles; also the values of `data-map-style`. */
export const MAP_STYLES = [
	'default',
	'black_and_white',
	'satellite',
	'terrain',
] as const;
export type MapStyle = ( typeof MAP_STYLES )[ number ];
