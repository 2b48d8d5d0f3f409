import { createReduxStore, register, select } from '@wordpress/data';
import { reducer } from './reducer';
import { selectors } from './selectors';
import {
	ensureProducts,
	loadProducts,
	saveProduct,
	selectFirstProduct,
} from './thunks';
import { loadDonationPlans } from './donation-thunks';

const NAME = 'mainstreet/memberships';

/**
 * Payment plans of the site, and whether payments are connected. Blocks send no requests of their own. There is no action that sets data:
 * all data comes from the server.
 */
export const membershipsStore = createReduxStore( NAME, {
	reducer,
	actions: {
		loadProducts,
		saveProduct,
		selectFirstProduct,
		loadDonationPlans,
	},
	selectors,
	resolvers: {
		getProducts: ensureProducts,
		getDonationPlans: loadDonationPlans,
	},
} );

// Several chunks may contain the store.
if ( ! select( NAME ) ) {
	register( membershipsStore );
}
