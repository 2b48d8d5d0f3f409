import { readMark } from '@shared/alternative-text/decorative';
import { decodeAttribute } from '@shared/plain-text/decode-attribute';
import {
	clamp,
	isFiniteNumber,
	isOneOf,
	isPositiveInteger,
	isRecord,
	toText,
} from '@shared/guards';
import {
	ORIENTATIONS,
	type Attributes,
	type ComparedImage,
	type Orientation,
} from './types';

/** Default position of the slider: percentage of the first image that is visible. */
export const DEFAULT_POSITION = 50;

/** Maximum length of a label; more does not fit on an image. */
export const MAX_LABEL = 60;

/** Maximum width and height of an image in pixels, the limit of browsers. */
const MAX_SIZE = 65_535;

/** Parses a size in whole pixels; undefined for invalid values. */
function readSize( value: unknown ): number | undefined {
	const size = typeof value === 'string' ? Number( value ) : value;
	return typeof size === 'number' && size >= 1 && size <= MAX_SIZE
		? Math.round( size )
		: undefined;
}

/**
 * Normalizes a stored image; empty without a URL.
 *
 * @param value Attribute as parsed.
 */
export function readImage( value: unknown ): ComparedImage {
	if ( ! isRecord( value ) || typeof value.url !== 'string' || ! value.url ) {
		return {};
	}
	const { id, url, alt } = value;
	return {
		id: isPositiveInteger( id ) ? id : undefined,
		url,
		alt: toText( alt ),
		width: readSize( value.width ),
		height: readSize( value.height ),
		...( ! alt && readMark( value ) ),
	};
}

/** Reads a stored image, with texts as the saved markup contains them. */
function readShown( value: unknown ): ComparedImage {
	const image = readImage( value );
	return {
		...image,
		...( image.url && { url: decodeAttribute( image.url ) } ),
		...( image.alt && { alt: decodeAttribute( image.alt ) } ),
	};
}

/** Custom label; undefined for the default one. */
const readLabel = ( value: unknown ): string | undefined =>
	toText( value ) || undefined;

/**
 * Reads the initial position of the slider, in percent.
 *
 * @param value Attribute as parsed, or the value of a control.
 * @return Whole per cent.
 */
export const readPosition = ( value: unknown ): number =>
	isFiniteNumber( value )
		? clamp( Math.round( value ), 0, 100 )
		: DEFAULT_POSITION;

/**
 * Whether a value is an orientation.
 *
 * @param value Attribute as parsed, or the value of a control.
 */
export const isOrientation = ( value: unknown ): value is Orientation =>
	isOneOf( ORIENTATIONS, value );

/**
 * Normalizes stored attributes; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): Attributes {
	const { imageBefore, imageAfter, caption, orientation } = attributes;
	const { beforeLabel, afterLabel, showLabels, startPosition } = attributes;
	return {
		imageBefore: readShown( imageBefore ),
		imageAfter: readShown( imageAfter ),
		caption: typeof caption === 'string' ? caption : undefined,
		orientation: isOrientation( orientation ) ? orientation : 'horizontal',
		beforeLabel: readLabel( beforeLabel ),
		afterLabel: readLabel( afterLabel ),
		showLabels: showLabels !== false,
		startPosition: readPosition( startPosition ),
	};
}

/**
 * Reads the attributes of an image from a media library item.
 *
 * @param media What the library or an upload gave.
 * @return The image, or null if it is no image.
 */
export function readMedia( media: unknown ): ComparedImage | null {
	if ( ! isRecord( media ) ) {
		return null;
	}
	// The library says `type`, the REST API `media_type`.
	const type = media.media_type ?? media.type;
	if ( typeof type === 'string' && type !== 'image' ) {
		return null;
	}
	const details = isRecord( media.media_details ) ? media.media_details : {};
	const image = readImage( {
		id: media.id,
		url: media.url ?? media.source_url,
		alt: media.alt ?? media.alt_text,
		width: media.width ?? details.width,
		height: media.height ?? details.height,
	} );
	return image.url ? image : null;
}
