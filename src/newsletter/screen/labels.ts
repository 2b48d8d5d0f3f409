import { __, _n, sprintf } from '@wordpress/i18n';
import type { SubscriberAction } from './api';
import type { Campaign, CampaignAction, Progress, Status } from './types';

/** Name of a status. */
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
			return __( 'Complained', 'mainstreet-blocks' );
		default:
			return __( 'Not confirmed yet', 'mainstreet-blocks' );
	}
}

/** What the button of an action on a subscriber says. */
export function getActionName( action: SubscriberAction ): string {
	switch ( action ) {
		case 'confirm':
			return __( 'Send confirmation again', 'mainstreet-blocks' );
		case 'unsubscribe':
			return __( 'Unsubscribe', 'mainstreet-blocks' );
		default:
			return __( 'Delete', 'mainstreet-blocks' );
	}
}

/** What is said when it is done. */
export function describeAction( action: SubscriberAction ): string {
	switch ( action ) {
		case 'confirm':
			return __( 'The e-mail was sent.', 'mainstreet-blocks' );
		case 'unsubscribe':
			return __( 'Unsubscribed.', 'mainstreet-blocks' );
		default:
			return __( 'Deleted.', 'mainstreet-blocks' );
	}
}

/** What the button of an action on a campaign says. */
export function getCampaignActionName( action: CampaignAction ): string {
	switch ( action ) {
		case 'pause':
			return __( 'Pause', 'mainstreet-blocks' );
		case 'resume':
			return __( 'Resume', 'mainstreet-blocks' );
		case 'cancel':
			return __( 'Cancel sending', 'mainstreet-blocks' );
		default:
			return __( 'Try failed ones again', 'mainstreet-blocks' );
	}
}

/** How a campaign does, in words. */
export function describeCampaign( { status, note }: Campaign ): string {
	if ( status === 'paused' && note === 'failures' ) {
		return __( 'Paused: too many e-mails failed', 'mainstreet-blocks' );
	}
	if ( note === 'unpublished' ) {
		return __( 'Stopped: the post is not published', 'mainstreet-blocks' );
	}
	switch ( status ) {
		case 'sending':
			return __( 'Sending', 'mainstreet-blocks' );
		case 'paused':
			return __( 'Paused', 'mainstreet-blocks' );
		case 'done':
			return __( 'Sent', 'mainstreet-blocks' );
		case 'failed':
			return __( 'Failed', 'mainstreet-blocks' );
		case 'cancelled':
			return __( 'Cancelled', 'mainstreet-blocks' );
		default:
			return __( 'Starts soon', 'mainstreet-blocks' );
	}
}

/**
 * A span of time, roughly.
 *
 * @param seconds How long.
 */
export function describeLeft( seconds: number ): string {
	const minutes = Math.max( 1, Math.ceil( seconds / 60 ) );
	if ( minutes < 120 ) {
		return sprintf(
			/* translators: %d: number of minutes. */
			_n(
				'About %d minute left',
				'About %d minutes left',
				minutes,
				'mainstreet-blocks'
			),
			minutes
		);
	}
	const hours = Math.ceil( minutes / 60 );
	return sprintf(
		/* translators: %d: number of hours. */
		_n(
			'About %d hour left',
			'About %d hours left',
			hours,
			'mainstreet-blocks'
		),
		hours
	);
}

/** How many were reached. */
export function describeProgress( { total, sent, failed }: Campaign ): string {
	const reached = sprintf(
		/* translators: 1: number of e-mails sent, 2: number of all e-mails. */
		__( '%1$s of %2$s sent', 'mainstreet-blocks' ),
		sent.toLocaleString(),
		total.toLocaleString()
	);
	return failed
		? sprintf(
				/* translators: 1: sentence such as "10 of 20 sent", 2: number of e-mails that failed. */
				__( '%1$s, %2$s failed', 'mainstreet-blocks' ),
				reached,
				failed.toLocaleString()
			)
		: reached;
}

/** What came of an import. */
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
				'Import finished. New: %1$s. Known already: %2$s. Not valid: %3$s. Without consent: %4$s.',
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
			'Import finished. New: %1$s. Known already: %2$s. Not valid: %3$s.',
			'mainstreet-blocks'
		),
		added.toLocaleString(),
		known.toLocaleString(),
		invalid.toLocaleString()
	);
}
