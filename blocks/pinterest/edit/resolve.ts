import { resolveRedirect } from '@shared/embed-editor';
import { readPasted, readPin } from '../pin';

/**
 * Finds out whether an address can be embedded: its shape, whether Pinterest has it, and where a short link leads
 * (docs/server-contract.md A10).
 *
 * @param typed  What was typed.
 * @param signal Ends the request.
 * @return Address to keep; null for one that can't be embedded.
 */
export function resolvePin(
	typed: string,
	signal: AbortSignal
): null | Promise< string | null > {
	const pin = readPasted( typed );
	if ( ! pin ) {
		return null;
	}
	return resolveRedirect( pin.url, signal ).then( ( found ) => {
		const last = found.ok ? readPin( found.url ) : null;
		if ( ! last || last.kind === 'short' ) {
			return null;
		}
		// Where a short link leads says who shared it; where a long one does, only which country the server is in.
		return pin.kind === 'short' ? last.href : pin.url;
	} );
}
