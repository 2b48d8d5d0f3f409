import { isOneOf, toRecord, toText } from '@shared/guards';
import type { PaymentMode } from './types';

/** What PHP prints about payments (src/payments/plans/class-payments-state.php). */
export type PaymentsState = {
	/** Which of the owner's keys are in force; '' for none. */
	mode: PaymentMode;
	/** Currency of new plans. */
	currency: string;
	/** Whether the user may make plans. */
	mayCreate: boolean;
	/** Whether the user may connect an account and see what came in. */
	maySetUp: boolean;
	/** Addresses; '' for who may not go there. */
	settingsUrl: string;
	screenUrl: string;
	plansUrl: string;
	feesUrl: string;
};

/**
 * Reads the printed state. Total: what is missing or of a wrong type becomes empty.
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
