import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { Campaign, CampaignAction } from './types';

/** Returns the label of an action on a campaign. */
export function getCampaignActionName( action: CampaignAction ): string {
	switch ( action ) {
		case 'pause':
			return __( 'Pause', 'mainstreet-blocks' );
		case 'resume':
			return __( 'Resume', 'mainstreet-blocks' );
		case 'cancel':
			return __( 'Cancel sending', 'mainstreet-blocks' );
		default:
			return __( 'Retry failed', 'mainstreet-blocks' );
	}
}

/** Returns a text about the status of a campaign. */
export function describeCampaign( { status, note }: Campaign ): string {
	if ( status === 'paused' && note === 'failures' ) {
		return __( 'Paused: too many emails failed', 'mainstreet-blocks' );
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
			return _x( 'Canceled', 'mailing', 'mainstreet-blocks' );
		default:
			return __( 'Starting soon', 'mainstreet-blocks' );
	}
}

/** Returns an approximate duration, such as "3 minutes". */
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

/** Returns how many subscribers were reached, as a whole sentence for each case: languages order its parts differently. */
export function describeProgress( campaign: Campaign ): string {
	const { total, sent, failed, weekly } = campaign;
	const counts = [ sent.toLocaleString(), total.toLocaleString() ] as const;
	if ( failed && weekly ) {
		return sprintf(
			/* translators: 1: number of emails sent, 2: number of all emails, 3: number of emails that failed, 4: number of people. */
			__(
				'%1$s of %2$s sent, %3$s failed, %4$s in the weekly email',
				'mainstreet-blocks'
			),
			...counts,
			failed.toLocaleString(),
			weekly.toLocaleString()
		);
	}
	if ( failed ) {
		return sprintf(
			/* translators: 1: number of emails sent, 2: number of all emails, 3: number of emails that failed. */
			__( '%1$s of %2$s sent, %3$s failed', 'mainstreet-blocks' ),
			...counts,
			failed.toLocaleString()
		);
	}
	if ( weekly ) {
		return sprintf(
			/* translators: 1: number of emails sent, 2: number of all emails, 3: number of people who get the post with the weekly email. */
			__(
				'%1$s of %2$s sent, %3$s in the weekly email',
				'mainstreet-blocks'
			),
			...counts,
			weekly.toLocaleString()
		);
	}
	return sprintf(
		/* translators: 1: number of emails sent, 2: number of all emails. */
		__( '%1$s of %2$s sent', 'mainstreet-blocks' ),
		...counts
	);
}
