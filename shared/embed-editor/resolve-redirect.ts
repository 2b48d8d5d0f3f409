import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { toRecord, toText } from '@shared/guards';

/** Where an address leads. */
export type Resolved =
	/** `url` is the last address of the chain; it answered with less than 400. */
	| { ok: true; url: string }
	/** `status` is what the last address answered; 0 where it could not be asked. */
	| { ok: false; status: number };

/** What a server answers where there is no such page. */
const MISSING = [ 404, 410 ];

/**
 * Whether an answer says that there is no such page. This server not reaching the other one, or being taken for a robot by it,
 * says nothing of the page.
 *
 * @param answer Of resolveRedirect().
 */
export const isMissing = ( answer: Resolved ): boolean =>
	! answer.ok && MISSING.includes( answer.status );

/**
 * Asks the server where an address leads, redirects followed (docs/server-contract.md A10). A status of 400 or more is a failure,
 * as is an address that can't be reached or is none of the public internet's.
 *
 * @param url    Address, http or https.
 * @param signal Ends the request.
 */
export async function resolveRedirect(
	url: string,
	signal?: AbortSignal
): Promise< Resolved > {
	try {
		const answer = toRecord(
			await apiFetch( {
				path: addQueryArgs( '/wpcom/v2/resolve-redirect/', { url } ),
				signal,
			} )
		);
		const last = toText( answer.url );
		const status = Number( answer.status ) || 0;
		return last !== '' && status < 400
			? { ok: true, url: last }
			: { ok: false, status };
	} catch {
		return { ok: false, status: 0 };
	}
}
