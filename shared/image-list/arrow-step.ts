import { isRTL } from '@wordpress/i18n';

/**
 * Direction in which an arrow key moves an image.
 *
 * @param key Name of the key.
 * @return -1 or 1, as one reads; 0 for all other keys.
 */
export function getArrowStep( key: string ): number {
	const right = isRTL() ? -1 : 1;
	const steps: Partial< Record< string, number > > = {
		ArrowLeft: -right,
		ArrowRight: right,
		ArrowUp: -1,
		ArrowDown: 1,
	};
	return steps[ key ] ?? 0;
}
