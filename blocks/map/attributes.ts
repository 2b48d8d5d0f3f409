import { clamp, isFiniteNumber, isRecord, toText } from '@shared/guards';
import type { MapStyle } from '@shared/map-tiles/styles';
import {
	CENTER_DEFAULT,
	COLOR_DEFAULT,
	HEIGHT_MIN,
	POINTS_MAX,
	ZOOM_DEFAULT,
	ZOOM_MAX,
	ZOOM_MIN,
} from './constants';
import { getMapStyle } from './get-map-style';

/** A marker of the normalized state. */
export type Place = {
	/** Index in the stored list. */
	index: number;
	id: string;
	title: string;
	caption: string;
	lng: number;
	lat: number;
};

export type Position = { lng: number; lat: number };

/** Normalized attributes; every field is valid. */
export type MapState = {
	places: Place[];
	zoom: number;
	center: Position;
	style: MapStyle;
	/** Whether names of streets and places are shown. */
	hasDetails: boolean;
	color: string;
	scrollToZoom: boolean;
	fullscreen: boolean;
};

const isBetween = ( value: unknown, min: number, max: number ): boolean =>
	typeof value === 'number' && value >= min && value <= max;

/** Converts numbers, and texts with a number; NaN for other values. */
function toNumber( value: unknown ): number {
	if ( typeof value === 'string' ) {
		return value.trim() === '' ? NaN : Number( value );
	}
	return typeof value === 'number' ? value : NaN;
}

/**
 * Parses a position in any of the stored shapes.
 *
 * @param value Stored value of any type.
 * @return The position, or null when it is not one on Earth.
 */
export function parsePosition( value: unknown ): Position | null {
	if ( ! isRecord( value ) ) {
		return null;
	}
	const lng = toNumber( value.lng ?? value.longitude );
	const lat = toNumber( value.lat ?? value.latitude );
	return isBetween( lng, -180, 180 ) && isBetween( lat, -90, 90 )
		? { lng, lat }
		: null;
}

/**
 * Parses the markers that have a valid position.
 *
 * @param points Stored value of any type.
 */
export function parsePlaces( points: unknown ): Place[] {
	if ( ! Array.isArray( points ) ) {
		return [];
	}
	return points.slice( 0, POINTS_MAX ).flatMap( ( point: unknown, index ) => {
		const position =
			isRecord( point ) && parsePosition( point.coordinates );
		return position
			? [
					{
						index,
						id: toText( point.id ),
						title:
							toText( point.title ) || toText( point.placeTitle ),
						caption: toText( point.caption ),
						...position,
					},
				]
			: [];
	} );
}

/**
 * Parses a map height that was typed.
 *
 * @param value Pixels: a number, or what was typed.
 * @return Whole pixels, at least 400; undefined when invalid or empty.
 */
export function parseHeight( value: unknown ): number | undefined {
	const number = toNumber( value );
	return isBetween( number, HEIGHT_MIN, 1e5 )
		? Math.round( number )
		: undefined;
}

/**
 * Parses the stored height. Heights below the current minimum occur in posts and are kept.
 *
 * @param value Stored value of any type.
 * @return Pixels, or undefined for the default formula.
 */
export function parseStoredHeight( value: unknown ): number | undefined {
	return typeof value === 'number' && isBetween( value, 100, 1e4 )
		? Math.round( value )
		: undefined;
}

/**
 * Limits a zoom to the range of the map.
 *
 * @param value Stored value of any type.
 */
export function parseZoom( value: unknown ): number {
	return isFiniteNumber( value )
		? clamp( value, ZOOM_MIN, ZOOM_MAX )
		: ZOOM_DEFAULT;
}

/**
 * Normalizes stored attributes for the map engine; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): MapState {
	return {
		places: parsePlaces( attributes.points ),
		zoom: parseZoom( attributes.zoom ),
		center: parsePosition( attributes.mapCenter ) ?? {
			lng: CENTER_DEFAULT.longitude,
			lat: CENTER_DEFAULT.latitude,
		},
		style: getMapStyle( attributes.className ),
		hasDetails: attributes.mapDetails !== false,
		color: toText( attributes.markerColor ) || COLOR_DEFAULT,
		scrollToZoom: attributes.scrollToZoom === true,
		fullscreen: attributes.showFullscreenButton !== false,
	};
}
