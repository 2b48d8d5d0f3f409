import type { Item } from '../answers';
import type { Wanted } from '../types';
import { MOST } from '../use-selection';

/** Whether a block accepts a picked item. */
export const takes = ( wanted: Wanted, { isVideo }: Item ): boolean =>
	isVideo ? wanted.videos : wanted.images;

/**
 * The initial selection: all picked items, as many as the block accepts.
 *
 * @param items      What was picked and is taken.
 * @param isMultiple Whether several are wanted.
 */
export function getFirstChoice( items: Item[], isMultiple: boolean ): Item[] {
	if ( isMultiple ) {
		return items.slice( 0, MOST );
	}
	return items.length === 1 ? items : [];
}
