import { useCallback, useState } from '@wordpress/element';
import type { Outcome } from '@shared/admin/message';
import { actOnSubscribers, type SubscriberAction } from './api';
import { describeAction } from './labels';
import { SubscriberConfirm } from './subscriber-confirm';
import type { Subscriber } from './types';

/**
 * Applies actions to subscribers. Actions that cannot be undone ask for confirmation.
 *
 * @param onNotice Gets what came of it.
 * @param onDone   Follows, with those that it could not be done to, the action, and those that it was done to.
 * @return `request` begins it; `question` is to be drawn.
 */
export function useSubscriberAction(
	onNotice: ( outcome: Outcome ) => void,
	onDone: ( left: number[], action: SubscriberAction, done: number[] ) => void
) {
	const [ asked, setAsked ] = useState< {
		action: SubscriberAction;
		people: Subscriber[];
	} | null >( null );
	const run = async ( action: SubscriberAction, people: Subscriber[] ) => {
		const result = await actOnSubscribers(
			action,
			people.map( ( { id } ) => id )
		);
		const failed = result.ok ? result.value.failed : [];
		const problem = result.ok ? failed[ 0 ]?.message : result.message;
		onNotice( {
			isBad: problem !== undefined,
			text:
				problem ??
				describeAction(
					action,
					result.ok ? result.value.done.length : 0
				),
		} );
		if ( result.ok ) {
			onDone(
				failed.map( ( { id } ) => id ),
				action,
				result.value.done
			);
		}
	};
	return {
		request: useCallback(
			( action: SubscriberAction, people: Subscriber[] ) =>
				setAsked( { action, people } ),
			[]
		),
		run,
		question: asked && (
			<SubscriberConfirm
				{ ...asked }
				onAction={ () => void run( asked.action, asked.people ) }
				onClose={ () => setAsked( null ) }
			/>
		),
	};
}
