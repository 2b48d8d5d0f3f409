import type { Item } from '../answers';
import type { Wanted } from '../types';
import { MOST } from '../use-selection';

/** Whether a block takes something that was picked. */
export const takes = ( wanted: Wanted, { isVideo }: Item ): boolean =>
	isVideo ? wanted.videos : wanted.images;

/**
 * What is chosen to begin with: who picked it in Google's window wants it, as far as there is room.
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
