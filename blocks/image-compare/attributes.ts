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

/** Per cent of the first picture that is shown where nothing else is said. */
export const DEFAULT_POSITION = 50;

/** Characters of a label; more does not fit on a picture. */
export const MAX_LABEL = 60;

/** px; no picture is larger, and a browser could not draw it. */
const MAX_SIZE = 65_535;

/** Whole px, or nothing. */
function readSize( value: unknown ): number | undefined {
	const size = typeof value === 'string' ? Number( value ) : value;
	return typeof size === 'number' && size >= 1 && size <= MAX_SIZE
		? Math.round( size )
		: undefined;
}

/**
 * Brings a stored picture into shape; without an address there is none.
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

/** A stored picture with texts as the saved markup shows them. */
function readShown( value: unknown ): ComparedImage {
	const image = readImage( value );
	return {
		...image,
		...( image.url && { url: decodeAttribute( image.url ) } ),
		...( image.alt && { alt: decodeAttribute( image.alt ) } ),
	};
}

/** A label of the author's; none where the standard one stands. */
const readLabel = ( value: unknown ): string | undefined =>
	toText( value ) || undefined;

/**
 * Reads where the slider stands at first.
 *
 * @param value Attribute as parsed, or the value of a control.
 * @return Whole per cent.
 */
export const readPosition = ( value: unknown ): number =>
	isFiniteNumber( value )
		? clamp( Math.round( value ), 0, 100 )
		: DEFAULT_POSITION;

/**
 * Tells whether a value names an orientation.
 *
 * @param value Attribute as parsed, or the value of a control.
 */
export const isOrientation = ( value: unknown ): value is Orientation =>
	isOneOf( ORIENTATIONS, value );

/**
 * Brings stored attributes into shape; what is wrong falls to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalise( attributes: Record< string, unknown > ): Attributes {
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
 * Picks what the block keeps of a file of the media library.
 *
 * @param media What the library or an upload gave.
 * @return The picture, or null if it is no picture.
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
