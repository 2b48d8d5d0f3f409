import { useCallback, useRef, useState } from '@wordpress/element';
import { getWebhooks, renewWebhook } from './api';
import type { KeyState } from './keys-state';
import type { State } from './state';

type OnKey = ( id: string, key: KeyState ) => void;

/**
 * State of the webhooks of payment providers: adding a key adds a webhook, removing it removes the webhook.
 *
 * @param state What the server printed.
 * @param onKey Hears of every change of a key.
 * @return The webhooks, what is to hear of keys in place of the other, and what sets a webhook up again: it resolves to why that failed, ''
 *         when it did not.
 */
export function useWebhooks( state: State, onKey: OnKey ) {
	const [ webhooks, setWebhooks ] = useState( state.webhooks );
	const known = useRef( state.values.keys );
	const change: OnKey = useCallback(
		( id, key ) => {
			const before = known.current[ id ];
			known.current = { ...known.current, [ id ]: key };
			onKey( id, key );
			// Before the first change, a service without a key may have no entry.
			if (
				( before?.set ?? false ) === key.set &&
				( before?.hint ?? '' ) === key.hint
			) {
				return;
			}
			getWebhooks().then( ( result ) => {
				if ( result.ok ) {
					setWebhooks( result.value );
				}
			} );
		},
		[ onKey ]
	);
	const renew = useCallback( async ( id: string ): Promise< string > => {
		const result = await renewWebhook( id );
		if ( result.ok ) {
			setWebhooks( result.value );
		}
		return result.ok ? '' : result.message;
	}, [] );
	return { webhooks, change, renew };
}
