import { listOf, objectOf, toBoolean, toText } from '@shared/guards';

const readWebhook = objectOf( {
	id: toText,
	/** Mode of the events. */
	mode: toText,
	label: toText,
	isGood: [ 'status', ( value ) => value === 'good' ],
	text: toText,
	/** URL to which the provider sends events; '' if nothing needs to be done with it. */
	url: toText,
	hint: toText,
	/** Command for sites that the provider cannot reach; '' for other sites. */
	command: toText,
	/** Whether this site can set up the webhook on request. */
	canRenew: [ 'renew', toBoolean ],
} );

/** A webhook of a payment provider (src/payments/events/class-webhook-settings-controller.php). */
export type Webhook = ReturnType< typeof readWebhook >;

export const readWebhooks = listOf( readWebhook );
