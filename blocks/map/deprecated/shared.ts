import type { Attributes } from '../types';

/** Attributes of all deprecated versions. The last two were added between these versions. */
export const attributes = {
	align: { type: 'string' },
	points: { type: 'array', default: [] },
	mapDetails: { type: 'boolean', default: true },
	zoom: { type: 'integer', default: 13 },
	mapCenter: {
		type: 'object',
		default: { longitude: -122.41941550000001, latitude: 37.7749295 },
	},
	markerColor: { type: 'string', default: 'red' },
	scrollToZoom: { type: 'boolean', default: false },
	mapHeight: { type: 'integer' },
	address: { type: 'string', default: '' },
	preview: { type: 'boolean', default: false },
} as const;

export const supports = { html: false, defaultStylePicker: false };

/**
 * Converts the attribute `mapStyle` to the class of a block style.
 *
 * @param old                  Attributes with `mapStyle`.
 * @param showFullscreenButton Whether the button is on from now on.
 */
export function moveStyleToClass(
	{ mapStyle, className, ...rest }: Record< string, unknown >,
	showFullscreenButton: boolean
): Attributes {
	const others = String( className ?? '' )
		.split( /\s+/ )
		.filter( ( name ) => name && ! name.startsWith( 'is-style-' ) );
	return {
		...rest,
		showFullscreenButton,
		className: [ ...others, `is-style-${ mapStyle }` ].join( ' ' ),
	} as Attributes; // Parsed by the schema above, which today's contains.
}
