import type { Item } from '../responses';
import type { AllowedMedia } from '../types';
import { MAX_SELECTED } from '../use-selection';

/** Whether a block accepts a picked item. */
export const isAllowed = (
	wanted: AllowedMedia,
	{ isVideo }: Item
): boolean => ( isVideo ? wanted.videos : wanted.images );

/**
 * The initial selection: all picked items, as many as the block accepts.
 *
 * @param items      Picked items that the block accepts.
 * @param isMultiple Whether the block accepts several.
 */
export function getInitialSelection(
	items: Item[],
	isMultiple: boolean
): Item[] {
	if ( isMultiple ) {
		return items.slice( 0, MAX_SELECTED );
	}
	return items.length === 1 ? items : [];
}
