import { useCallback, useRef, useState } from '@wordpress/element';
import { getWebhooks } from './api';
import type { KeyState } from './keys-state';
import type { State } from './state';

type OnKey = ( id: string, key: KeyState ) => void;

/**
 * The webhooks of payment providers: with a key one comes, and goes.
 *
 * @param state What the server printed.
 * @param onKey Hears of every change of a key.
 * @return The webhooks, and what is to hear of keys in place of the other.
 */
export function useWebhooks( state: State, onKey: OnKey ) {
	const [ webhooks, setWebhooks ] = useState( state.webhooks );
	const known = useRef( state.values.keys );
	const change: OnKey = useCallback(
		( id, key ) => {
			const before = known.current[ id ];
			known.current = { ...known.current, [ id ]: key };
			onKey( id, key );
			// Before the first change there may be nothing known of a service without a key.
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
	return { webhooks, change };
}
