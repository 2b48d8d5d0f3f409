import { clamp } from '@shared/guards';
import { STEP } from './attributes';

/**
 * What pressing a star sets: its number; half a star less when that was the rating
 * already; and the half of the first star goes away altogether.
 *
 * @param rating Rating until now.
 * @param star   Number of the star, from 1 on.
 */
export function rateByClick( rating: number, star: number ): number {
	if ( star === rating ) {
		return star - STEP;
	}
	return star === 1 && rating === STEP ? 0 : star;
}

/**
 * What a key sets, as in the slider pattern of the ARIA authoring practices.
 *
 * @param rating  Rating until now.
 * @param key     Name of the key.
 * @param options Highest rating, and whether the stars run from right to left.
 * @return The rating, or null for a key that means nothing here.
 */
export function rateByKey(
	rating: number,
	key: string,
	{ maximum, isRtl }: { maximum: number; isRtl: boolean }
): number | null {
	const forward = isRtl ? -STEP : STEP;
	const steps = new Map(
		Object.entries( {
			ArrowUp: STEP,
			ArrowDown: -STEP,
			ArrowRight: forward,
			ArrowLeft: -forward,
			PageUp: 1,
			PageDown: -1,
			Home: -maximum,
			End: maximum,
		} )
	);
	const step = steps.get( key );
	return step === undefined ? null : clamp( rating + step, 0, maximum );
}
