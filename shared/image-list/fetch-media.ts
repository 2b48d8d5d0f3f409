import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { toRecords, type UnknownRecord } from '@shared/guards';

const PAGE = 100; // items; the most the REST API gives at once

/**
 * Fetches attachments.
 *
 * @param fields Names of the fields, separated by commas.
 * @param signal Ends the requests.
 * @return As the REST API gives them; deleted ones are missing.
 */
export async function fetchMedia(
	ids: readonly number[],
	fields: string,
	signal?: AbortSignal
): Promise< UnknownRecord[] > {
	const found: UnknownRecord[] = [];
	for ( let start = 0; start < ids.length; start += PAGE ) {
		const media = await apiFetch< unknown >( {
			path: addQueryArgs( '/wp/v2/media', {
				include: ids.slice( start, start + PAGE ),
				per_page: PAGE,
				_fields: fields,
			} ),
			...( signal && { signal } ),
		} );
		found.push( ...toRecords( media ) );
	}
	return found;
}
