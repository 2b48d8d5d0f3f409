type Place = {
	title?: unknown;
	coordinates?: { longitude?: unknown; latitude?: unknown };
};

const isText = ( value: unknown ): boolean =>
	typeof value === 'string' || typeof value === 'number';

/** Stored points may be anything an old editor or a person wrote. */
function readPlace( point: unknown ): { title: string; url: string | null } {
	const place: Place =
		typeof point === 'object' && point !== null ? point : {};
	const { longitude, latitude } = place.coordinates ?? {};
	return {
		title: isText( place.title ) ? String( place.title ) : '',
		url:
			isText( longitude ) && isText( latitude )
				? `https://www.google.com/maps/search/?api=1&query=${ latitude },${ longitude }`
				: null,
	};
}

/**
 * Attributes of the saved element, in the order of docs/content-format.md 13. Frozen: every
 * version of the block has written them so.
 *
 * @param attributes           Attributes, as stored.
 * @param mapStyle             Name of the style; left out when undefined.
 * @param showFullscreenButton Whether the button is on; false in the oldest version.
 */
export function getSavedProps(
	attributes: Record< string, unknown >,
	mapStyle: unknown,
	showFullscreenButton: unknown
) {
	const { align, mapHeight } = attributes;
	return {
		className:
			typeof align === 'string' && align ? `align${ align }` : undefined,
		'data-map-style': mapStyle,
		'data-map-details': attributes.mapDetails,
		'data-points': JSON.stringify( attributes.points ),
		'data-zoom': attributes.zoom,
		'data-map-center': JSON.stringify( attributes.mapCenter ),
		'data-marker-color': attributes.markerColor,
		'data-scroll-to-zoom': attributes.scrollToZoom || undefined,
		'data-map-height': mapHeight || undefined,
		'data-show-fullscreen-button': showFullscreenButton || undefined,
	};
}

/** The list of places: what readers without scripts, feeds and other plugins see. */
export function SavedPlaces( { points }: { points: unknown } ) {
	if ( ! Array.isArray( points ) || points.length === 0 ) {
		return null;
	}
	return (
		<ul>
			{ points.map( ( point: unknown, index ) => {
				const { title, url } = readPlace( point );
				return (
					<li key={ index }>
						{ url === null ? title : <a href={ url }>{ title }</a> }
					</li>
				);
			} ) }
		</ul>
	);
}
