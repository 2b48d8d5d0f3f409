import { toRecord, toText } from '@shared/guards';

type PaymentState = {
	/** Whether visitors can pay. */
	isReady: boolean;
	/** `paypal` or `stripe`; '' for none. */
	provider: string;
	/** `live` or `test`; '' for none. */
	mode: string;
	/** Where providers are connected; '' for who may not. */
	settingsUrl: string;
};

/** What the server says of payments (class Product_Offer). */
export function readPaymentState(): PaymentState {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	const { products } = toRecord( printed );
	const state = toRecord( products );
	return {
		// What is not known is not complained about.
		isReady: products === undefined || state.isReady === true,
		provider: toText( state.provider ),
		mode: toText( state.mode ),
		settingsUrl: toText( state.settingsUrl ),
	};
}

/** Whether a product needs the address of a PayPal account: Stripe pays into the account of its key. */
export const needsEmail = (): boolean =>
	readPaymentState().provider !== 'stripe';
