import {
	API_STATE_CONNECTED,
	API_STATE_LOADING,
	API_STATE_NOTCONNECTED,
	type Product,
} from '@shared/payments/types';
import type { Account, DonationPlans, Memberships } from './types';

/** Actions of the store; dispatched by its thunks only. */
export type Action =
	| { type: 'RECEIVE_STATUS'; account: Account; products: Product[] | null }
	| { type: 'FAIL_STATUS'; error: string }
	| { type: 'ADD_PRODUCT'; product: Product }
	| { type: 'SET_CONNECTED' }
	| { type: 'SET_DONATIONS'; currency: string; plans: DonationPlans };

export const INITIAL: Memberships = {
	account: {
		apiState: API_STATE_LOADING,
		connectUrl: '',
		shouldUpgrade: false,
		siteSlug: '',
		upgradeUrl: '',
		mode: '',
		accountCurrency: '',
		error: '',
	},
	products: [],
	isLoaded: false,
	donations: {},
};

export function reducer(
	state: Memberships = INITIAL,
	action: Action
): Memberships {
	switch ( action.type ) {
		case 'RECEIVE_STATUS':
			return {
				...state,
				account: action.account,
				products: action.products ?? state.products,
				isLoaded: state.isLoaded || action.products !== null,
			};
		case 'FAIL_STATUS':
			return {
				...state,
				isLoaded: true,
				account: {
					...state.account,
					connectUrl: '',
					apiState: API_STATE_NOTCONNECTED,
					error: action.error,
				},
			};
		case 'ADD_PRODUCT':
			return {
				...state,
				products: [
					...state.products.filter(
						( { id } ) => id !== action.product.id
					),
					action.product,
				],
			};
		case 'SET_CONNECTED':
			return {
				...state,
				account: { ...state.account, apiState: API_STATE_CONNECTED },
			};
		case 'SET_DONATIONS':
			return {
				...state,
				donations: {
					...state.donations,
					[ action.currency ]: action.plans,
				},
			};
		default:
			return state;
	}
}
