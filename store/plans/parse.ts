import { isFiniteNumber, toRecord, toRecords, toText } from '@shared/guards';
import type { CurrentPlan, SitePlan } from './types';

/**
 * Reads the plans of the host; what has no slug is left out.
 *
 * @param value Anything.
 */
export const parsePlans = ( value: unknown ): SitePlan[] =>
	toRecords( value ).flatMap( ( plan ) =>
		toText( plan.product_slug )
			? {
					product_slug: toText( plan.product_slug ),
					product_name: toText( plan.product_name ),
					path_slug: toText( plan.path_slug ),
					product_id: isFiniteNumber( plan.product_id )
						? plan.product_id
						: 0,
				}
			: []
	);

/**
 * Reads the plan that the site has out of `jetpack/v4/site`, whose `data` is JSON in a text (A7).
 *
 * @param answer Answer of the server.
 */
export function parseCurrent( answer: unknown ): CurrentPlan {
	let data: unknown;
	try {
		data = JSON.parse( toText( toRecord( answer ).data ) );
	} catch {
		data = null;
	}
	const plan = toRecord( toRecord( data ).plan );
	return {
		product_slug: toText( plan.product_slug ),
		product_name: toText( plan.product_name ),
	};
}
