import { __, _n, sprintf } from '@wordpress/i18n';
import type { Campaign } from './campaign';

/**
 * Label with the number of recipients.
 *
 * @param count Number of readers.
 */
export const describeForecast = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of subscribers. */
		_n(
			'This post will be sent to %s reader.',
			'This post will be sent to %s readers.',
			count,
			'mainstreet-blocks'
		),
		count.toLocaleString()
	);

const describeSent = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of subscribers. */
		_n(
			'This post has been sent to %s reader.',
			'This post has been sent to %s readers.',
			count,
			'mainstreet-blocks'
		),
		count.toLocaleString()
	);

const describeWaiting = ( { total, time }: Campaign ): string =>
	time
		? sprintf(
				/* translators: 1: number of subscribers, 2: time of day. */
				_n(
					'This post will be sent to %1$s reader at %2$s.',
					'This post will be sent to %1$s readers at %2$s.',
					total,
					'mainstreet-blocks'
				),
				total.toLocaleString(),
				time
			)
		: describeForecast( total );

const describeProgress = ( { sent, total }: Campaign ): string =>
	sprintf(
		/* translators: 1: number of readers who got the post, 2: number of all readers. */
		_n(
			'Sent to %1$s of %2$s reader.',
			'Sent to %1$s of %2$s readers.',
			total,
			'mainstreet-blocks'
		),
		sent.toLocaleString(),
		total.toLocaleString()
	);

const describePause = ( { isBroken, isUnpublished }: Campaign ): string => {
	if ( isBroken ) {
		return __(
			'Sending is paused, because too many emails failed.',
			'mainstreet-blocks'
		);
	}
	return isUnpublished
		? __(
				'Sending is paused, because the post is not public.',
				'mainstreet-blocks'
			)
		: __( 'Sending is paused.', 'mainstreet-blocks' );
};

/**
 * State of a published post's newsletter.
 *
 * @param campaign What the site says.
 * @return Sentences.
 */
export function describeCampaign( campaign: Campaign ): string[] {
	const { state, sent, failed } = campaign;
	switch ( state ) {
		case 'waiting':
			return [ describeWaiting( campaign ) ];
		case 'sending':
			return [
				__( 'This post is being sent.', 'mainstreet-blocks' ),
				describeProgress( campaign ),
			];
		case 'paused':
			return [ describePause( campaign ), describeProgress( campaign ) ];
		case 'cancelled':
			return sent
				? [
						__( 'Sending was canceled.', 'mainstreet-blocks' ),
						describeProgress( campaign ),
					]
				: [
						__(
							'Sending was canceled. This post was not sent to anyone.',
							'mainstreet-blocks'
						),
					];
		case 'failed':
			return [
				__(
					'This post could not be sent to anyone.',
					'mainstreet-blocks'
				),
			];
		case 'sent':
			return [
				describeSent( sent ),
				...( failed
					? [
							sprintf(
								/* translators: %s: number of readers. */
								_n(
									'%s reader could not be reached.',
									'%s readers could not be reached.',
									failed,
									'mainstreet-blocks'
								),
								failed.toLocaleString()
							),
						]
					: [] ),
			];
		default:
			return [
				campaign.canSend
					? __( 'This post has not been sent.', 'mainstreet-blocks' )
					: __( 'This post will not be sent.', 'mainstreet-blocks' ),
			];
	}
}
