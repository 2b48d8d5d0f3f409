import { addQueryArgs } from '@wordpress/url';
import { getEditorState } from '@shared/editor-state';
import { isFiniteNumber, toRecord, toText } from '@shared/guards';

/** Default chunk size in bytes. */
const CHUNK = 10_000_000;

/** Response with the upload token (docs/server-contract.md A40). */
export type Permission = { token: string; endpoint: string; chunk: number };

/**
 * Requests an upload token, valid for a day.
 *
 * @param  passed Bytes of the pieces that got through after larger ones had not: where the next upload begins. 0 for no news.
 * @throws {Error} With the server's sentence, if it has one.
 */
export async function fetchToken( passed = 0 ): Promise< Permission > {
	const { url, nonce } = getEditorState().uploads;
	const response = await fetch(
		addQueryArgs( url, { action: 'videopress-get-upload-token' } ),
		{
			method: 'POST',
			credentials: 'same-origin',
			body: new URLSearchParams( {
				_wpnonce: nonce,
				...( passed > 0 && { chunk_size: String( passed ) } ),
			} ),
		}
	);
	const answer = toRecord( await response.json().catch( () => null ) );
	const data = toRecord( answer.data );
	const token = toText( data.upload_token );
	const endpoint = toText( data.upload_action_url );
	if ( answer.success !== true || ! token || ! endpoint ) {
		throw new Error( toText( data.message ) );
	}
	return {
		token,
		endpoint,
		chunk:
			isFiniteNumber( data.chunk_size ) && data.chunk_size > 0
				? data.chunk_size
				: CHUNK,
	};
}
