import { decodeAttribute } from '@shared/plain-text/decode-attribute';
import {
	normalize,
	parsePlaces,
	type MapState,
	type Position,
} from '../attributes';
import { ZOOM_SINGLE } from '../constants';
import { getBounds, getCenter } from '../engine/camera';
import type { Attributes, MapCenter, Point } from '../types';

type Patch = Partial< Attributes >;

/**
 * Returns the state of the map in the editor. Texts are decoded as on the page, where PHP does it.
 *
 * @param attributes The block's attributes.
 */
export function getState( attributes: Attributes ): MapState {
	const state = normalize( attributes );
	return {
		...state,
		places: state.places.map( ( place ) => ( {
			...place,
			title: decodeAttribute( place.title ),
			caption: decodeAttribute( place.caption ),
		} ) ),
	};
}

/** Converts a position to the shape that the post already uses. */
export function toFoundShape(
	found: MapCenter,
	{ lng, lat }: { lng: number; lat: number }
): MapCenter {
	return 'lng' in found ? { lng, lat } : { longitude: lng, latitude: lat };
}

function withPoints(
	{ points: before, mapCenter }: Attributes,
	points: Point[]
): Patch {
	const places = parsePlaces( points );
	return {
		points,
		...( places.length > 0 && {
			mapCenter: toFoundShape(
				mapCenter,
				getCenter( getBounds( places ) )
			),
		} ),
		// The zoom was set by several markers, not chosen by the author.
		...( points.length === 1 &&
			before.length > 1 && { zoom: ZOOM_SINGLE } ),
	};
}

/**
 * Adds a marker.
 *
 * @param attributes The block's attributes.
 * @param point      The new marker.
 * @return What changes; nothing when a marker has its id.
 */
export function addPoint( attributes: Attributes, point: Point ): Patch {
	const { points } = attributes;
	return points.some( ( { id } ) => id === point.id )
		? {}
		: withPoints( attributes, [ ...points, point ] );
}

/** Rounds to about 10 cm. */
const round = ( degrees: number ): number => Math.round( degrees * 1e6 ) / 1e6;

const toCoordinates = ( { lng, lat }: Position ) => ( {
	longitude: round( lng ),
	latitude: round( lat ),
} );

/**
 * Creates a marker at a position that was not found by a search.
 *
 * @param attributes The block's attributes.
 * @param position   Where it is.
 * @return The marker, without texts and with an id that no other has.
 */
export function makePoint( { points }: Attributes, position: Position ): Point {
	let number = points.length + 1;
	while ( points.some( ( { id } ) => id === `marker.${ number }` ) ) {
		number++;
	}
	return {
		placeTitle: '',
		title: '',
		caption: '',
		id: `marker.${ number }`,
		coordinates: toCoordinates( position ),
	};
}

/**
 * Moves a marker; its texts are kept.
 *
 * @param attributes The block's attributes.
 * @param index      Position in the stored list.
 * @param position   Where it is now.
 */
export function movePoint(
	attributes: Attributes,
	index: number,
	position: Position
): Patch {
	return withPoints(
		attributes,
		attributes.points.map( ( point, at ) =>
			at === index
				? { ...point, coordinates: toCoordinates( position ) }
				: point
		)
	);
}

/** Returns the name of the field that is being typed in, for undo steps. */
export const getField = ( index: number, texts: object ): string =>
	`${ Object.keys( texts ) } ${ index }`;

/**
 * Changes the texts of a marker.
 *
 * @param attributes The block's attributes.
 * @param index      Position in the stored list.
 * @param texts      New title or caption.
 */
export function editPoint(
	{ points }: Attributes,
	index: number,
	texts: Partial< Pick< Point, 'title' | 'caption' > >
): Patch {
	return {
		points: points.map( ( point, at ) =>
			at === index ? { ...point, ...texts } : point
		),
	};
}

/**
 * Removes a marker.
 *
 * @param attributes The block's attributes.
 * @param index      Position in the stored list.
 */
export function removePoint( attributes: Attributes, index: number ): Patch {
	const points = attributes.points.filter( ( _, at ) => at !== index );
	return {
		...withPoints( attributes, points ),
		// Otherwise the address would add the marker again when the post is opened.
		...( points.length === 0 && { address: '' } ),
	};
}
