import { __, _n, sprintf } from '@wordpress/i18n';
import { ActionDialog } from '@shared/admin/action-dialog';
import type { SubscriberAction } from './api';
import { getActionName } from './labels';
import type { Subscriber } from './types';

type Props = {
	action: SubscriberAction;
	people: Subscriber[];
	onAction: () => void;
	onClose: () => void;
};

/** Returns the title: the address of one subscriber, or the number of several. */
function getTitle( action: SubscriberAction, people: Subscriber[] ): string {
	const count = people.length;
	const who =
		people[ 0 ] && count === 1
			? people[ 0 ].email
			: sprintf(
					/* translators: %s: number of subscribers. */
					_n(
						'%s subscriber',
						'%s subscribers',
						count,
						'mainstreet-blocks'
					),
					count.toLocaleString()
				);
	return action === 'delete'
		? sprintf(
				/* translators: %s: e-mail address, or such as "3 subscribers". */
				__( 'Delete %s?', 'mainstreet-blocks' ),
				who
			)
		: sprintf(
				/* translators: %s: e-mail address, or such as "3 subscribers". */
				__( 'Unsubscribe %s?', 'mainstreet-blocks' ),
				who
			);
}

/** Confirmation before an action that can't be undone. */
export function SubscriberConfirm( { action, people, ...handlers }: Props ) {
	return (
		<ActionDialog
			{ ...handlers }
			title={ getTitle( action, people ) }
			action={ getActionName( action ) }
			isDestructive
		>
			<p>
				{ action === 'delete'
					? __(
							'The address, its history and the consent record are deleted. To keep a record of the opt-out, unsubscribe them instead.',
							'mainstreet-blocks'
						)
					: __(
							'Only they can subscribe themselves again.',
							'mainstreet-blocks'
						) }
			</p>
		</ActionDialog>
	);
}
