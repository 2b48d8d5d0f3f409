import { readMark } from '@shared/alternative-text/decorative';
import {
	clamp,
	isFiniteNumber,
	isOneOf,
	toRecord,
	toRecords,
	toText,
} from '@shared/guards';
import { MEDIA_TYPES, type MediaFile, type StorySettings } from './types';

export const MIN_IMAGE_TIME = 1; // seconds
export const MAX_IMAGE_TIME = 20;

/** Settings of a story that stores none. */
export const DEFAULTS: StorySettings = {
	imageTime: 5,
	startMuted: false,
	playInFullscreen: true,
	playOnNextSlide: true,
	playOnLoad: false,
	exitFullscreenOnEnd: true,
	loadInFullscreen: false,
	blurredBackground: true,
	showSlideCount: false,
	showProgressBar: true,
	defaultAspectRatio: 0.5625,
	cropUpTo: 0.2,
	volume: 0.8,
	maxBullets: 7,
	maxBulletsFullscreen: 14,
};

/** Minimum and maximum of each number; class-story-renderer.php has the same. */
const LIMITS: Partial< Record< string, readonly [ number, number ] > > = {
	imageTime: [ MIN_IMAGE_TIME, MAX_IMAGE_TIME ],
	defaultAspectRatio: [ 0.3, 3 ],
	cropUpTo: [ 0, 1 ],
	volume: [ 0, 1 ],
	maxBullets: [ 1, 50 ],
	maxBulletsFullscreen: [ 1, 50 ],
};

/**
 * Returns the kind of a slide, also if only its MIME type was saved.
 *
 * @param type Stored type.
 * @param mime Stored kind of file, such as `video/mp4`.
 */
const readType = ( type: unknown, mime: string ): MediaFile[ 'type' ] => {
	if ( isOneOf( MEDIA_TYPES, type ) ) {
		return type;
	}
	return mime.startsWith( 'video/' ) ? 'video' : 'image';
};

/** Reads a stored slide. Members that the block does not know stay in the post until the slide is changed. */
function readFile( stored: Record< string, unknown > ): MediaFile {
	const mime = toText( stored.mime );
	const { id, link, width, height } = stored;
	return {
		alt: toText( stored.alt ),
		title: toText( stored.title ),
		...( ( typeof id === 'string' || isFiniteNumber( id ) ) && { id } ),
		...( typeof link === 'string' && { link } ),
		type: readType( stored.type, mime ),
		mime,
		caption: toText( stored.caption ),
		...( isFiniteNumber( width ) && { width } ),
		...( isFiniteNumber( height ) && { height } ),
		url: toText( stored.url ),
		...readMark( stored ),
	};
}

/**
 * Reads the settings of the player.
 *
 * @param stored Attribute as stored; any type.
 * @return All of them, each within its limits.
 */
export function normalizeSettings( stored: unknown ): StorySettings {
	const given = toRecord( stored );
	const read = Object.entries( DEFAULTS ).map( ( [ key, standard ] ) => {
		const value = given[ key ];
		const [ min, max ] = LIMITS[ key ] ?? [ 0, 0 ];
		if ( typeof standard === 'number' ) {
			return [
				key,
				isFiniteNumber( value ) ? clamp( value, min, max ) : standard,
			];
		}
		return [ key, typeof value === 'boolean' ? value : standard ];
	} );
	return { ...DEFAULTS, ...Object.fromEntries( read ) };
}

/**
 * Returns the settings to store after a change. Defaults are not stored.
 *
 * @param stored  Attribute as stored; keys of others in it stay.
 * @param changes What the author changed.
 * @return The attribute; undefined when nothing is left to say.
 */
export function withSettings(
	stored: unknown,
	changes: Partial< StorySettings >
): Record< string, unknown > | undefined {
	const standard: Record< string, unknown > = DEFAULTS;
	const left = Object.entries( { ...toRecord( stored ), ...changes } ).filter(
		( [ key, value ] ) => value !== standard[ key ]
	);
	return left.length > 0 ? Object.fromEntries( left ) : undefined;
}

/**
 * Normalizes stored attributes; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export const normalize = (
	attributes: Record< string, unknown >
): { mediaFiles: MediaFile[]; settings: StorySettings } => ( {
	mediaFiles: toRecords( attributes.mediaFiles ).map( readFile ),
	settings: normalizeSettings( attributes.settings ),
} );
