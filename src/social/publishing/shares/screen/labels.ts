import { __, _n, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import type { Share, State } from './types';

export function getStateName( state: State ): string {
	switch ( state ) {
		case 'sent':
			return __( 'Shared', 'mainstreet-blocks' );
		case 'failed':
			return __( 'Not shared', 'mainstreet-blocks' );
		default:
			return __( 'Waiting', 'mainstreet-blocks' );
	}
}

export const getTitle = ( { title }: Share ): string =>
	title || __( '(no title)', 'mainstreet-blocks' );

/** Progress of a thread; '' for a single message. */
export function describeThread( { posts, sent, state }: Share ): string {
	if ( posts < 2 ) {
		return '';
	}
	return state === 'sent'
		? sprintf(
				/* translators: %d: number of messages of a thread. */
				_n(
					'Thread of %d message',
					'Thread of %d messages',
					posts,
					'mainstreet-blocks'
				),
				posts
			)
		: sprintf(
				/* translators: 1: number of messages that were sent, 2: number of messages of a thread. */
				_n(
					'%1$d of %2$d message of the thread',
					'%1$d of %2$d messages of the thread',
					posts,
					'mainstreet-blocks'
				),
				sent,
				posts
			);
}

/** Returns a text about the next try; '' if there was none yet, or there will be none. */
export const describeNext = ( { next }: Share ): string =>
	next
		? sprintf(
				/* translators: %s: date and time. */
				__( 'Next attempt: %s', 'mainstreet-blocks' ),
				formatMoment( next )
			)
		: '';
