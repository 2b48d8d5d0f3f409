import { useCallback } from '@wordpress/element';
import { useItem } from '@shared/admin/use-item';
import { getPlans } from './api';

/**
 * Loads the plans of the site. There are few, so the response contains all.
 *
 * @param archived Those that are no longer sold as well.
 */
export const usePlans = ( archived: boolean ) =>
	useItem(
		useCallback(
			( signal: AbortSignal ) => getPlans( archived, signal ),
			[ archived ]
		)
	);
