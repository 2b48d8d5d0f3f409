import { isOneOf, toRecord, toText } from '@shared/guards';
import type { PaymentMode } from './types';

/** State of payments, printed by PHP (src/payments/plans/class-payments-account.php). */
export type PaymentsState = {
	/** Mode of the keys in use; '' for none. */
	mode: PaymentMode;
	/** Currency of new plans. */
	currency: string;
	/** Whether the user may create plans. */
	mayCreate: boolean;
	/** Whether the user may connect an account and see payments. */
	maySetUp: boolean;
	/** URLs; '' for users without access. */
	settingsUrl: string;
	screenUrl: string;
	plansUrl: string;
	feesUrl: string;
};

/**
 * Reads the printed state. Missing or invalid values become empty.
 *
 * @return The state as printed at page load.
 */
export function getPaymentsState(): PaymentsState {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	const state = toRecord( toRecord( printed ).payments );
	return {
		mode: isOneOf( [ 'live', 'test' ] as const, state.mode )
			? state.mode
			: '',
		currency: toText( state.currency ) || 'USD',
		mayCreate: state.mayCreate === true,
		maySetUp: state.maySetUp === true,
		settingsUrl: toText( state.settingsUrl ),
		screenUrl: toText( state.screenUrl ),
		plansUrl: toText( state.plansUrl ),
		feesUrl: toText( state.feesUrl ),
	};
}
