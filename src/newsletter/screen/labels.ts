import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { SubscriberAction } from './api';
import type { Delivery, Frequency, Progress, Status } from './types';

/** Returns the label of a status. */
export function getStatusName( status: Status | '' ): string {
	switch ( status ) {
		case '':
			return __( 'All', 'mainstreet-blocks' );
		case 'active':
			return __( 'Subscribed', 'mainstreet-blocks' );
		case 'unsubscribed':
			return __( 'Unsubscribed', 'mainstreet-blocks' );
		case 'bounced':
			return __( 'Undeliverable', 'mainstreet-blocks' );
		case 'complained':
			return __( 'Spam complaint', 'mainstreet-blocks' );
		default:
			return __( 'Unconfirmed', 'mainstreet-blocks' );
	}
}

/** Returns the label of a frequency. */
export function describeFrequency( frequency: Frequency ): string {
	return frequency === 'weekly'
		? __( 'Weekly', 'mainstreet-blocks' )
		: __( 'Immediately', 'mainstreet-blocks' );
}

/** Returns the label of an action on a subscriber. */
export function getActionName( action: SubscriberAction ): string {
	switch ( action ) {
		case 'confirm':
			return __( 'Resend confirmation', 'mainstreet-blocks' );
		case 'unsubscribe':
			return _x(
				'Unsubscribe',
				'action for a subscriber',
				'mainstreet-blocks'
			);
		default:
			return __( 'Delete', 'mainstreet-blocks' );
	}
}

/** Returns the message after an action. */
export function describeAction(
	action: SubscriberAction,
	count: number
): string {
	const number = count.toLocaleString();
	switch ( action ) {
		case 'confirm':
			return sprintf(
				/* translators: %s: number of e-mails. */
				_n(
					'%s email sent.',
					'%s emails sent.',
					count,
					'mainstreet-blocks'
				),
				number
			);
		case 'unsubscribe':
			return sprintf(
				/* translators: %s: number of people. */
				_n(
					'%s person unsubscribed.',
					'%s people unsubscribed.',
					count,
					'mainstreet-blocks'
				),
				number
			);
		default:
			return sprintf(
				/* translators: %s: number of people. */
				_n(
					'%s person deleted.',
					'%s people deleted.',
					count,
					'mainstreet-blocks'
				),
				number
			);
	}
}

/** Returns the actions that a subscriber's status allows. */
export function getActions( status: Status ): SubscriberAction[] {
	switch ( status ) {
		case 'active':
			return [ 'unsubscribe', 'delete' ];
		case 'pending':
			return [ 'confirm', 'delete' ];
		default:
			return [ 'delete' ];
	}
}

/** Returns the label of the state of an email to a subscriber. */
export function describeDelivery( state: Delivery[ 'state' ] ): string {
	switch ( state ) {
		case 'sent':
			return __( 'Sent', 'mainstreet-blocks' );
		case 'waiting':
			return __( 'Will retry', 'mainstreet-blocks' );
		case 'failed':
			return __( 'Not delivered', 'mainstreet-blocks' );
		case 'left-out':
			return __( 'Skipped', 'mainstreet-blocks' );
		case 'weekly':
			return __( 'Waiting for the weekly email', 'mainstreet-blocks' );
		case 'bundled':
			return __( 'In a weekly email', 'mainstreet-blocks' );
		default:
			return __( 'In progress', 'mainstreet-blocks' );
	}
}

/** Returns the label of the source of an address. */
export function describeSource( source: string ): string {
	switch ( source ) {
		case 'owner':
			return __( 'Added by the site owner', 'mainstreet-blocks' );
		case 'form':
			return __( 'A form on this site', 'mainstreet-blocks' );
		case 'import':
			return __( 'Imported', 'mainstreet-blocks' );
		default:
			return source;
	}
}

/** Returns the message after an import. */
export function describeImport( {
	added,
	known,
	invalid,
	skipped,
}: Progress ): string {
	if ( skipped ) {
		return sprintf(
			/* translators: 1: number of new subscribers, 2: number of addresses that were on the list before, 3: number of lines without a valid address, 4: number of people who did not agree. */
			__(
				'Import finished. New: %1$s. Already on the list: %2$s. Invalid: %3$s. Without consent: %4$s.',
				'mainstreet-blocks'
			),
			added.toLocaleString(),
			known.toLocaleString(),
			invalid.toLocaleString(),
			skipped.toLocaleString()
		);
	}
	return sprintf(
		/* translators: 1: number of new subscribers, 2: number of addresses that were on the list before, 3: number of lines without a valid address. */
		__(
			'Import finished. New: %1$s. Already on the list: %2$s. Invalid: %3$s.',
			'mainstreet-blocks'
		),
		added.toLocaleString(),
		known.toLocaleString(),
		invalid.toLocaleString()
	);
}
