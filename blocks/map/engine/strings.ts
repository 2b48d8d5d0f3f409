/** Texts of the map; translated in PHP or in the editor. */
export const STRING_KEYS = [
	'map',
	'marker',
	'cluster',
	'close',
	'zoomIn',
	'zoomOut',
	'enterFullscreen',
	'exitFullscreen',
	'attribution',
	'feedback',
	'logo',
	'scrollHint',
	'touchHint',
	'directions',
	'directionsTo',
	'unsupported',
	'unreachable',
] as const;

/** `marker` and `cluster` contain `%d`, `directionsTo` contains `%s`. */
export type Strings = Record< ( typeof STRING_KEYS )[ number ], string >;

/**
 * Reads texts from untyped data; missing texts are empty.
 *
 * @param value Parsed JSON.
 */
export function parseStrings( value: unknown ): Strings {
	const source: Record< string, unknown > = { ...Object( value ) };
	const read = ( key: keyof Strings ) =>
		typeof source[ key ] === 'string' ? source[ key ] : '';
	return Object.fromEntries(
		STRING_KEYS.map( ( key ) => [ key, read( key ) ] )
	) as Strings; // Exactly the listed keys, all strings.
}
