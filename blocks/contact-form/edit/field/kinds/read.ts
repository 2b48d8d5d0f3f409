import { clamp } from '@shared/guards';
import type { InnerAttributes } from '../../../inner/types';

/**
 * Reads a number, which some posts contain as a text.
 *
 * @param value    As stored.
 * @param standard When it is none.
 */
export const readNumber = ( value: unknown, standard: number ): number => {
	const isNumber =
		typeof value === 'number' ||
		( typeof value === 'string' && value.trim() !== '' );
	const number = isNumber ? Number( value ) : NaN;
	return Number.isFinite( number ) ? number : standard;
};

/** Reads number, icon and size of a rating, by the same rules as the PHP class Choice_Field_Renderer. */
export function readRating( values: InnerAttributes ) {
	const max = clamp(
		Math.trunc( readNumber( values.max ?? values.maxRating, 5 ) ),
		2,
		10
	);
	const value = Math.trunc( readNumber( values.default, 0 ) );
	return {
		max,
		sign: values.iconStyle === 'hearts' ? 'hearts' : 'stars',
		size: clamp( Math.trunc( readNumber( values.iconSize, 0 ) ), 0, 96 ),
		/** Default rating; 0 for none. */
		value: value >= 1 && value <= max ? value : 0,
	};
}

/** Reads limits and labels of a slider, by the same rules as the PHP class Form_Field. */
export function readSlider( values: InnerAttributes ) {
	const bounds = [
		readNumber( values.min, 0 ),
		readNumber( values.max, 100 ),
	] as const;
	const min = Math.min( ...bounds );
	const max = Math.max( ...bounds );
	return {
		min,
		max,
		value: clamp(
			readNumber( values.default ?? values.defaultValue, min ),
			min,
			max
		),
	};
}
