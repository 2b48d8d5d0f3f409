import { readMark, readPictures } from '@shared/alternative-text/decorative';
import { clamp, isFiniteNumber, toText } from '@shared/guards';
import { EFFECTS, type Attributes, type Effect, type Slide } from './types';

export const MIN_DELAY = 1; // seconds
export const MAX_DELAY = 5;
export const DEFAULT_DELAY = 3;

/**
 * Reads the seconds between slides.
 *
 * @param delay Number as stored.
 * @return 1 to 5; 3 for anything that is not a number.
 */
export const normalizeDelay = ( delay: unknown ): number =>
	isFiniteNumber( delay )
		? clamp( delay, MIN_DELAY, MAX_DELAY )
		: DEFAULT_DELAY;

/**
 * Reads the effect.
 *
 * @param effect Name as stored.
 */
export const normalizeEffect = ( effect: unknown ): Effect =>
	EFFECTS.find( ( known ) => known === effect ) ?? 'slide';

/**
 * Image size new slides are taken in: posts from before there was a choice hold full images.
 *
 * @param attributes The block's attributes.
 */
export const getSizeSlug = ( {
	sizeSlug,
	images,
}: Pick< Attributes, 'sizeSlug' | 'images' > ): string => {
	if ( sizeSlug ) {
		return sizeSlug;
	}
	return images.length > 0 ? 'full' : 'large';
};

/**
 * Normalizes stored attributes; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize(
	attributes: Record< string, unknown >
): Pick< Attributes, 'autoplay' | 'delay' | 'images' > & { effect: Effect } {
	return {
		autoplay: attributes.autoplay === true,
		delay: normalizeDelay( attributes.delay ),
		effect: normalizeEffect( attributes.effect ),
		images: readPictures( attributes ).map( ( image ) => {
			const slide: Slide = {
				alt: toText( image.alt ),
				...readMark( image ),
			};
			for ( const key of [
				'caption',
				'id',
				'url',
				'link',
				'aspectRatio',
			] as const ) {
				const value = image[ key ];
				if ( typeof value === 'string' ) {
					slide[ key ] = value;
				}
			}
			return slide;
		} ),
	};
}
