import { __, sprintf } from '@wordpress/i18n';
import type { Product } from '@shared/payments/types';
import { parseAccount, parseProducts } from './parse';
import { requestDonationPlans, requestStatus } from './requests';
import {
	getStatusFailure,
	shareRunning,
	type Thunk,
	type Tools,
} from './thunk-tools';
import type { DonationPlans } from './types';

const toPlans = (
	products: readonly Product[],
	currency: string
): DonationPlans => ( {
	status: 'ready',
	products: products.filter(
		( plan ) => plan.currency === currency && plan.type === 'donation'
	),
	error: '',
} );

const isComplete = ( { products }: DonationPlans ): boolean =>
	new Set( products.map( ( { interval } ) => interval ) ).size >= 3;

/** Fetches the donation plans; the server creates missing ones. */
async function readDonationPlans(
	tools: Tools,
	currency: string
): Promise< DonationPlans > {
	const answer: unknown = await requestStatus( 'donation', false );
	const account = parseAccount( answer );
	// The plans of other blocks are unchanged.
	tools.dispatch( { type: 'RECEIVE_STATUS', account, products: null } );
	const { errors, products } = Object( answer );
	if ( errors ) {
		const error = sprintf(
			/* translators: %s: name of the site. */
			__( 'Could not load data from %s.', 'mainstreet-blocks' ),
			window.location.host
		);
		return {
			status: 'error',
			products: [],
			error: account.error ? `${ error } ${ account.error }` : error,
		};
	}
	const found = toPlans( parseProducts( products ), currency );
	if ( isComplete( found ) || account.shouldUpgrade || account.connectUrl ) {
		return found;
	}
	return toPlans(
		parseProducts( await requestDonationPlans( currency ) ),
		currency
	);
}

/** Loads the donation plans of a currency. */
export const loadDonationPlans =
	( currency: string ): Thunk< void > =>
	( tools ) =>
		shareRunning( tools.registry, `donations ${ currency }`, async () => {
			let plans: DonationPlans;
			try {
				plans = await readDonationPlans( tools, currency );
			} catch ( reason ) {
				const error = getStatusFailure( reason );
				plans = { status: 'error', products: [], error };
			}
			tools.dispatch( { type: 'SET_DONATIONS', currency, plans } );
		} );
