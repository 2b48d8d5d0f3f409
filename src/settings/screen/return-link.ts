import { createContext } from '@wordpress/element';
import type { KeyState } from './keys-state';

/** URL of the link back to the editor; '' for users who did not come from there. A card shows the link after its key was saved. */
export const ReturnLink = createContext( '' );

/**
 * Returns the link back to the editor. Users who came to connect a payment service are told there whether it is connected
 * (docs/server-contract.md A22): it is if a key was saved.
 *
 * @param url  Address that PHP printed; '' for none.
 * @param keys Keys as they are now.
 */
export function getReturnLink(
	url: string,
	keys: Record< string, KeyState >
): string {
	const isConnected = Object.entries( keys ).some(
		( [ id, key ] ) => /^stripe-secret/.test( id ) && key.set
	);
	return isConnected
		? url.replace( 'stripe_connect_cancelled=', 'stripe_connect_success=' )
		: url;
}
