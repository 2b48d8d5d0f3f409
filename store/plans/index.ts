import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register, select } from '@wordpress/data';
import { parseCurrent, parsePlans } from './parse';
import type { CurrentPlan, SitePlan, SitePlans } from './types';

export type { CurrentPlan, SitePlan } from './types';

const NAME = 'mainstreet/plans';

type Action =
	| { type: 'RECEIVE_PLANS'; plans: SitePlan[] }
	| { type: 'RECEIVE_CURRENT'; current: CurrentPlan };

type Thunk = ( tools: {
	dispatch: ( action: Action ) => unknown;
} ) => Promise< void >;

const INITIAL: SitePlans = { plans: [], current: null };

const NO_PLAN: CurrentPlan = { product_slug: '', product_name: '' };

function reducer( state: SitePlans = INITIAL, action: Action ): SitePlans {
	switch ( action.type ) {
		case 'RECEIVE_PLANS':
			return { ...state, plans: action.plans };
		case 'RECEIVE_CURRENT':
			return { ...state, current: action.current };
		default:
			return state;
	}
}

/** What is not there has no name: buttons then go without (A8), so a failure is the same as none. */
const ask = async < Value >(
	path: string,
	read: ( answer: unknown ) => Value
): Promise< Value > => read( await apiFetch( { path } ).catch( () => null ) );

const loadPlans =
	(): Thunk =>
	async ( { dispatch } ) => {
		const plans = await ask( '/mainstreet/v1/plans', parsePlans );
		dispatch( { type: 'RECEIVE_PLANS', plans } );
	};

/** Asks for the plan of the site, also once more: after an upgrade it is another. */
const loadCurrentPlan =
	(): Thunk =>
	async ( { dispatch } ) => {
		const current = await ask( '/jetpack/v4/site', parseCurrent );
		dispatch( { type: 'RECEIVE_CURRENT', current } );
	};

/** Plans of the site's host: those it sells, and the one that the site has. */
export const plansStore = createReduxStore( NAME, {
	reducer,
	actions: { loadCurrentPlan },
	selectors: {
		/** Plans that the host sells: none on a plain site. */
		getPlans: ( { plans }: SitePlans ): readonly SitePlan[] => plans,
		/** One of them. */
		getPlan: ( { plans }: SitePlans, slug: string ): SitePlan | undefined =>
			plans.find( ( plan ) => plan.product_slug === slug ),
		/** The plan that the site has; empty names while nobody knows. */
		getCurrentPlan: ( { current }: SitePlans ): CurrentPlan =>
			current ?? NO_PLAN,
	},
	resolvers: {
		getPlans: loadPlans,
		getPlan: () => loadPlans(),
		getCurrentPlan: loadCurrentPlan,
	},
} );

// What needs it brings it in a chunk of its own.
if ( ! select( NAME ) ) {
	register( plansStore );
}
