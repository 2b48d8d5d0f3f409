/** Sends a request with upload progress, which `fetch` does not support. */
import HttpStack from 'tus-js-client/lib/browser/httpStack.js';

export { followFiles } from './transfers';

/**
 * Posts a form.
 *
 * @param body What to send.
 * @param told Called with the bytes sent so far.
 * @return The answer; rejects without one, and when it was ended.
 */
export function upload(
	to: string,
	body: FormData,
	told: ( bytes: number ) => void,
	signal: AbortSignal
): Promise< Response > {
	return new Promise( ( resolve, reject ) => {
		const request = new HttpStack().createRequest( 'POST', to );
		request.setHeader( 'Accept', 'application/json' );
		request.setProgressHandler( told );
		signal.addEventListener( 'abort', () => {
			request.abort();
			reject( signal.reason );
		} );
		request
			.send( body )
			.then( ( answer ) =>
				resolve(
					new Response( answer.getBody(), {
						status: answer.getStatus(),
					} )
				)
			)
			.catch( reject );
	} );
}
