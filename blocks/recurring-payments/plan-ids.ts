import { toList } from '@shared/guards';
import type { Attributes } from './types';

const toId = ( value: unknown ): number => {
	const id =
		typeof value === 'string' && /^\s*\d+\s*$/.test( value )
			? Number( value )
			: value;
	return typeof id === 'number' && Number.isSafeInteger( id ) && id > 0
		? id
		: 0;
};

/**
 * Plans a button sells, in the order in which they stand there. Total: what is no id is left out.
 *
 * @param attributes         Attributes of the block, as stored.
 * @param attributes.planId  One plan, or several as `12+34`.
 * @param attributes.planIds The same as later releases write it.
 */
export function getPlanIds( {
	planId,
	planIds,
}: Pick< Attributes, 'planId' | 'planIds' > ): number[] {
	const listed = toList( planIds ).map( toId );
	const single = String( planId ?? '' )
		.split( '+' )
		.map( toId );
	const ids = ( listed.some( Boolean ) ? listed : single ).filter( Boolean );
	return [ ...new Set( ids ) ];
}

/**
 * Attributes of a block that sells one plan, or none any more.
 *
 * @param plan Plan; 0 for none.
 */
export const withPlan = (
	plan: number
): Pick< Attributes, 'planId' | 'planIds' | 'uniqueId' > => ( {
	planId: plan || undefined,
	planIds: undefined,
	uniqueId: plan ? `recurring-payments-${ plan }` : 'id',
} );
