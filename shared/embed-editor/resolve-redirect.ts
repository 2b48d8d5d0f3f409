import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { toRecord, toText } from '@shared/guards';

/** Where an address leads. */
export type Resolved =
	/** `url` is the final URL, with a status below 400. */
	| { ok: true; url: string }
	/** `status` of the final URL; 0 if it could not be reached. */
	| { ok: false; status: number };

/** Statuses of missing pages. */
const MISSING = [ 404, 410 ];

/** Whether a page does not exist. Network errors and refusals of robots do not tell. */
export const isMissing = ( answer: Resolved ): boolean =>
	! answer.ok && MISSING.includes( answer.status );

/**
 * Resolves the redirects of a URL on the server (docs/server-contract.md A10). A status of 400 or more, an unreachable
 * URL and a private address are failures.
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
