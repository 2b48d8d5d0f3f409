import { clamp } from '@shared/guards';
import { ALIGNMENTS, type Alignment } from './types';

export const LOWEST_MAXIMUM = 2;
export const HIGHEST_MAXIMUM = 10;
export const DEFAULT_MAXIMUM = 5;
export const DEFAULT_RATING = 1;
export const STEP = 0.5;

/** px of one star. */
export const DEFAULT_SIZE = 24;
export const SMALLEST = 16;
export const LARGEST = 72;

const isNumber = ( value: unknown ): value is number =>
	typeof value === 'number' && ! Number.isNaN( value );

/**
 * Brings a highest rating into its range.
 *
 * @param value What was typed or stored.
 */
export function normalizeMaximum( value: unknown ): number {
	return isNumber( value )
		? clamp( Math.round( value ), LOWEST_MAXIMUM, HIGHEST_MAXIMUM )
		: DEFAULT_MAXIMUM;
}

/**
 * Brings a rating to a half step that the stars can show.
 *
 * @param value What was stored.
 */
export function normalizeRating( value: unknown, maximum: number ): number {
	return isNumber( value )
		? clamp( Math.round( value / STEP ) * STEP, 0, maximum )
		: DEFAULT_RATING;
}

/**
 * Brings the size of a star into its range: whole pixels, so that its halves meet.
 *
 * @param value What was chosen or stored.
 */
export function normalizeSize( value: unknown ): number {
	return isNumber( value )
		? clamp( Math.round( value ), SMALLEST, LARGEST )
		: DEFAULT_SIZE;
}

/**
 * How the stars are aligned on the page. Posts that say nothing say "left", so that this
 * is the side where reading begins.
 *
 * @param align Alignment as stored.
 */
export const getTextAlign = (
	align: Alignment
): 'start' | 'center' | 'right' => ( align === 'left' ? 'start' : align );

/**
 * Reads an alignment; what is none is the default.
 *
 * @param value What was chosen or stored.
 */
export function normalizeAlignment( value: unknown ): Alignment {
	return ALIGNMENTS.find( ( known ) => known === value ) ?? 'left';
}

/**
 * How many stars the saved markup holds: the rating rounded up.
 *
 * @param rating Rating as stored; old posts may hold anything.
 */
export function countSavedStars( rating: unknown ): number {
	return isNumber( rating )
		? clamp( Math.ceil( rating ), 0, HIGHEST_MAXIMUM )
		: DEFAULT_RATING;
}
