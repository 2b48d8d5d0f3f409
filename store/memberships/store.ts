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
 * The payment plans of the site, and whether payments are connected. Blocks send no requests of their own. It has
 * actions of intent only: what stands in it is what the server said.
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

// Each block that is paid with brings the store in a chunk of its own.
if ( ! select( NAME ) ) {
	register( membershipsStore );
}
