import { isPositiveInteger, toList } from '@shared/guards';
import type { Attributes } from './types';

type Plans = Pick< Attributes, 'selectedPlanId' | 'selectedPlanIds' >;

/**
 * Plans that open the block: those of the list, else the one (docs/content-format.md 18.1).
 *
 * @param attributes Attributes as stored; any type.
 * @return Numbers of posts, each once.
 */
export function getPlanIds( attributes: Record< string, unknown > ): number[] {
	const list = toList( attributes.selectedPlanIds )
		.map( Number )
		.filter( isPositiveInteger );
	const one = Number( attributes.selectedPlanId );
	return list.length || ! isPositiveInteger( one )
		? [ ...new Set( list ) ]
		: [ one ];
}

/** Attributes for a choice of plans. One plan is written as posts have always had it, in a block that has no list. */
export const withPlanIds = ( ids: number[], attributes: Plans ): Plans => {
	const isList = ids.length > 1 || attributes.selectedPlanIds !== undefined;
	return {
		selectedPlanId: ids[ 0 ] ?? 0,
		selectedPlanIds: isList ? ids : undefined,
	};
};
