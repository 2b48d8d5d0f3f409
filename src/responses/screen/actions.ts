import type { Action as ListAction } from '@wordpress/dataviews';
import {
	archive,
	commentReplyLink,
	envelope,
	notAllowed,
	trash,
	undo,
} from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { getActionName, getActions, getReplyUrl } from './labels';
import type { Action, Row, View } from './types';

const ICONS: Record< Action, JSX.Element > = {
	read: envelope,
	unread: envelope,
	spam: notAllowed,
	notspam: archive,
	trash,
	restore: undo,
	delete: trash,
	retry: envelope,
};

/** Whether an action applies to a response. */
const fits = ( action: Action, { unread }: Row ): boolean =>
	action !== ( unread ? 'unread' : 'read' );

/**
 * Actions of the list.
 *
 * @param run   Applies an action to responses.
 * @param reply Opens an email to the sender.
 */
export function getListActions(
	view: View,
	run: ( action: Action, ids: number[] ) => void,
	reply: ( address: string ) => void
): ListAction< Row >[] {
	const actions = getActions( view ).map( ( action ): ListAction< Row > => ( {
		id: action,
		label: getActionName( action ),
		icon: ICONS[ action ],
		supportsBulk: true,
		isEligible: ( row ) => fits( action, row ),
		callback: ( rows ) =>
			run(
				action,
				rows
					.filter( ( row ) => fits( action, row ) )
					.map( ( { id } ) => id )
			),
	} ) );
	return [
		{
			id: 'reply',
			label: __( 'Reply', 'mainstreet-blocks' ),
			icon: commentReplyLink,
			isPrimary: true,
			isEligible: ( row ) =>
				row.status === 'inbox' && getReplyUrl( row ) !== '',
			callback: ( [ row ] ) => {
				if ( row ) {
					reply( getReplyUrl( row ) );
				}
			},
		},
		...actions,
	];
}
