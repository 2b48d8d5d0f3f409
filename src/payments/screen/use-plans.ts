import { useCallback } from '@wordpress/element';
import { useItem } from '@shared/admin/use-item';
import { getPlans } from './api';

/**
 * The plans of the site. There are few, so they come at once.
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
