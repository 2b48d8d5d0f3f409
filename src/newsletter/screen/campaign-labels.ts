import { __, _n, sprintf } from '@wordpress/i18n';
import type { Campaign, CampaignAction } from './types';

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
export function describeProgress( {
	total,
	sent,
	failed,
	weekly,
}: Campaign ): string {
	const reached = sprintf(
		/* translators: 1: number of e-mails sent, 2: number of all e-mails. */
		__( '%1$s of %2$s sent', 'mainstreet-blocks' ),
		sent.toLocaleString(),
		total.toLocaleString()
	);
	const all = failed
		? sprintf(
				/* translators: 1: sentence such as "10 of 20 sent", 2: number of e-mails that failed. */
				__( '%1$s, %2$s failed', 'mainstreet-blocks' ),
				reached,
				failed.toLocaleString()
			)
		: reached;
	return weekly
		? sprintf(
				/* translators: 1: sentence such as "10 of 20 sent", 2: number of people. */
				_n(
					'%1$s, %2$s in the weekly e-mail',
					'%1$s, %2$s in the weekly e-mail',
					weekly,
					'mainstreet-blocks'
				),
				all,
				weekly.toLocaleString()
			)
		: all;
}
