import { __, _n, sprintf } from '@wordpress/i18n';
import type { Action, Row, View } from './types';

/** Labels of views. */
export function getViewName( view: View ): string {
	switch ( view ) {
		case 'unread':
			return __( 'Unread', 'mainstreet-blocks' );
		case 'spam':
			return __( 'Spam', 'mainstreet-blocks' );
		case 'trash':
			return __( 'Trash', 'mainstreet-blocks' );
		default:
			return __( 'Inbox', 'mainstreet-blocks' );
	}
}

/** Labels of actions. */
export function getActionName( action: Action ): string {
	switch ( action ) {
		case 'read':
			return __( 'Mark as read', 'mainstreet-blocks' );
		case 'unread':
			return __( 'Mark as unread', 'mainstreet-blocks' );
		case 'spam':
			return __( 'Mark as spam', 'mainstreet-blocks' );
		case 'notspam':
			return __( 'Not spam', 'mainstreet-blocks' );
		case 'trash':
			return __( 'Move to Trash', 'mainstreet-blocks' );
		case 'restore':
			return __( 'Restore', 'mainstreet-blocks' );
		case 'delete':
			return __( 'Delete permanently', 'mainstreet-blocks' );
		default:
			return __( 'Resend email', 'mainstreet-blocks' );
	}
}

/** Message after an action. */
export function describeOutcome( action: Action, count: number ): string {
	switch ( action ) {
		case 'read':
		case 'unread':
			return sprintf(
				/* translators: %d: number of form responses. */
				_n(
					'%d response updated.',
					'%d responses updated.',
					count,
					'mainstreet-blocks'
				),
				count
			);
		case 'delete':
			return sprintf(
				/* translators: %d: number of form responses. */
				_n(
					'%d response deleted.',
					'%d responses deleted.',
					count,
					'mainstreet-blocks'
				),
				count
			);
		case 'retry':
			return sprintf(
				/* translators: %d: number of e-mails. */
				_n(
					'%d email sent.',
					'%d emails sent.',
					count,
					'mainstreet-blocks'
				),
				count
			);
		default:
			return sprintf(
				/* translators: %d: number of form responses. */
				_n(
					'%d response moved.',
					'%d responses moved.',
					count,
					'mainstreet-blocks'
				),
				count
			);
	}
}

/** Actions of a view, the most common first. */
export function getActions( view: View ): Action[] {
	switch ( view ) {
		case 'spam':
			return [ 'notspam', 'trash', 'delete' ];
		case 'trash':
			return [ 'restore', 'delete' ];
		default:
			return [ 'read', 'unread', 'spam', 'trash' ];
	}
}

/** Name or address of the sender. */
export const getSender = ( { name, email }: Row ): string =>
	name || email || __( 'Anonymous', 'mainstreet-blocks' );

/**
 * Whether a response has left a view. A response that was read stays among the unread ones until
 * the list is loaded again, so that it does not vanish under the pointer.
 */
export const isOutside =
	( view: View ) =>
	( { status }: Row ): boolean =>
		status !== ( view === 'unread' ? 'inbox' : view );

/**
 * URL that opens an email to the sender of a response.
 *
 * @return '' if there is no address.
 */
export function getReplyUrl( { email, subject }: Row ): string {
	if ( ! /^[^\s@<>"]+@[^\s@<>"]+$/.test( email ) ) {
		return '';
	}
	const title = sprintf(
		/* translators: %s: subject of an e-mail that is answered. */
		__( 'Re: %s', 'mainstreet-blocks' ),
		subject
	);
	return `mailto:${ encodeURIComponent( email ).replace( '%40', '@' ) }${
		subject ? `?subject=${ encodeURIComponent( title ) }` : ''
	}`;
}
