import { createContext } from '@wordpress/element';
import type { KeyState } from './keys-state';

/** Where the way back to the editor leads; '' for who did not come from there. A card shows it once its key is saved. */
export const ReturnLink = createContext( '' );

/**
 * Where the way back to the editor leads. Who came to connect a payment service is told there whether they did
 * (docs/server-contract.md A22): with a key that was saved meanwhile they did.
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
