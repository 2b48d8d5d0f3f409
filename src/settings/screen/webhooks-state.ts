import { listOf, objectOf, toBoolean, toText } from '@shared/guards';

const readWebhook = objectOf( {
	id: toText,
	/** Mode that it tells of. */
	mode: toText,
	label: toText,
	isGood: [ 'status', ( value ) => value === 'good' ],
	text: toText,
	/** Where the provider sends events; '' where there is nothing to do with it. */
	url: toText,
	hint: toText,
	/** For sites that the provider can't reach; '' elsewhere. */
	command: toText,
	/** Whether this site can set it up when asked to. */
	canRenew: [ 'renew', toBoolean ],
} );

/** A webhook of a payment provider (src/payments/events/class-webhook-settings-controller.php). */
export type Webhook = ReturnType< typeof readWebhook >;

export const readWebhooks = listOf( readWebhook );
