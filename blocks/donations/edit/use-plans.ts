import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useChangeWithoutUndo } from '@shared/post-editor';
import {
	membershipsStore,
	type DonationPlans,
	type Product,
} from '@store/memberships';
import { readDonation } from '../attributes';
import { NO_PLAN } from '../constants';
import { INTERVALS, type Attributes } from '../types';
import { changeDonations } from './change-donation';

type Change = Partial< Attributes > | null;

/** What the plan ids of a block depend on. */
type Known = {
	plans: DonationPlans;
	/** Plans in the currency of the account, if the block has another currency. */
	others: DonationPlans | null;
	accountCurrency: string;
	/** Whether an upgrade or a connection is needed first. */
	isBlocked: boolean;
};

const getIds = ( attributes: Attributes ) =>
	INTERVALS.map(
		( { attribute } ) => readDonation( attributes, attribute ).planId
	);

/** Whether an interval has no plan yet, for example because it was saved before an account was connected. */
const lacksPlan = ( attributes: Attributes ) =>
	getIds( attributes ).some(
		( planId ) => planId === null || planId === NO_PLAN
	);

/** Whether the block has a plan that is not among these products. */
const isUnknown = ( attributes: Attributes, products: readonly Product[] ) =>
	getIds( attributes ).some(
		( planId ) =>
			planId !== null &&
			planId !== NO_PLAN &&
			! products.some( ( { id } ) => id === planId )
	);

/** Returns the attributes with other plan ids; null if nothing changes. */
function withIds(
	attributes: Attributes,
	getId: ( interval: string, planId: number | null ) => number | null
): Change {
	const ids = INTERVALS.map( ( { attribute, interval } ) =>
		getId( interval, readDonation( attributes, attribute ).planId )
	);
	return ids.every( ( id, index ) => id === getIds( attributes )[ index ] )
		? null
		: changeDonations( attributes, ( item ) => ( {
				planId: ids[ INTERVALS.indexOf( item ) ] ?? null,
			} ) );
}

/**
 * Returns the attributes to change, given the plans that exist.
 *
 * @param attributes Attributes of the block.
 * @param known      What the server said.
 * @return Null for nothing, or while that is not known.
 */
export function getPlanChange(
	attributes: Attributes,
	currency: string,
	{ plans, others, accountCurrency, isBlocked }: Known
): Change {
	if ( plans.status !== 'ready' ) {
		return null;
	}
	if ( isBlocked ) {
		return withIds( attributes, () => NO_PLAN );
	}
	if ( isUnknown( attributes, plans.products ) && others ) {
		if ( others.status === 'loading' ) {
			return null;
		}
		// Later releases leave the currency out: it is that of the account, and of the plans.
		if ( ! isUnknown( attributes, others.products ) ) {
			return { currency: accountCurrency };
		}
	}
	return withIds( attributes, ( interval, planId ) => {
		const fitting = plans.products.filter(
			( product ) =>
				product.interval === interval && product.currency === currency
		);
		const kept = fitting.find( ( { id } ) => id === planId );
		return ( kept ?? fitting[ 0 ] )?.id ?? null;
	} );
}

/**
 * Gives a block its plans.
 *
 * @param attributes Attributes of the block.
 * @return How it stands: `error` is a sentence; `isIncomplete` while plans that it lacks are on their way.
 */
export function usePlans(
	attributes: Attributes,
	currency: string,
	setAttributes: ( changes: Partial< Attributes > ) => void
) {
	const known = useSelect(
		( select ) => {
			const store = select( membershipsStore );
			const plans = store.getDonationPlans( currency );
			const accountCurrency = store.getAccountCurrency();
			const isElsewhere =
				plans.status === 'ready' &&
				accountCurrency !== '' &&
				accountCurrency !== currency &&
				isUnknown( attributes, plans.products );
			return {
				plans,
				others: isElsewhere
					? store.getDonationPlans( accountCurrency )
					: null,
				accountCurrency,
				// An upgrade comes before the connection.
				connectUrl: store.getShouldUpgrade()
					? ''
					: store.getConnectUrl(),
				shouldUpgrade: store.getShouldUpgrade(),
				isBlocked:
					store.getShouldUpgrade() || store.getConnectUrl() !== '',
				mode: store.getMode(),
			};
		},
		[ attributes, currency ]
	);
	const changeWithoutUndo = useChangeWithoutUndo();
	const change = getPlanChange( attributes, currency, known );
	useEffect( () => {
		if ( change ) {
			changeWithoutUndo( () => setAttributes( change ) );
		}
	} );
	return {
		// Published now, it would offer nothing, until somebody saved it once more.
		isIncomplete:
			known.plans.status === 'loading' && lacksPlan( attributes ),
		error: known.plans.error,
		connectUrl: known.connectUrl,
		mode: known.mode,
	};
}
