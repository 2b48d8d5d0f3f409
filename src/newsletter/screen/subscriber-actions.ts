import type { Action } from '@wordpress/dataviews';
import { closeSmall, envelope, trash } from '@wordpress/icons';
import { SUBSCRIBER_ACTIONS, type SubscriberAction } from './api';
import { getActionName, getActions } from './labels';
import type { Subscriber } from './types';

const ICONS = { confirm: envelope, unsubscribe: closeSmall, delete: trash };

/**
 * Returns the actions of rows of the list.
 *
 * @param act Does it, with those it makes sense for.
 */
export const getListActions = (
	act: ( action: SubscriberAction, people: Subscriber[] ) => void
): Action< Subscriber >[] =>
	SUBSCRIBER_ACTIONS.map( ( action ) => {
		const fits = ( { status }: Subscriber ) =>
			getActions( status ).includes( action );
		return {
			id: action,
			label: getActionName( action ),
			icon: ICONS[ action ],
			supportsBulk: true,
			isEligible: fits,
			callback: ( people ) => act( action, people.filter( fits ) ),
		};
	} );
