import { list, record, text } from '@shared/admin/guards';

/** A webhook of a payment provider (src/payments/events/class-webhook-list.php). */
export type Webhook = {
	id: string;
	/** Mode that it tells of. */
	mode: string;
	label: string;
	isGood: boolean;
	text: string;
	/** Where the provider sends events; '' where there is nothing to do with it. */
	url: string;
	hint: string;
	/** For sites that the provider can't reach; '' elsewhere. */
	command: string;
	/** Whether this site can set it up when asked to. */
	canRenew: boolean;
};

/**
 * Reads the webhooks.
 *
 * @param value Anything.
 */
export const readWebhooks = ( value: unknown ): Webhook[] =>
	list( value ).map( ( entry ) => {
		const { id, mode, label, status, ...more } = record( entry );
		return {
			id: text( id ),
			mode: text( mode ),
			label: text( label ),
			isGood: status === 'good',
			text: text( more.text ),
			url: text( more.url ),
			hint: text( more.hint ),
			command: text( more.command ),
			canRenew: more.renew === true,
		};
	} );
