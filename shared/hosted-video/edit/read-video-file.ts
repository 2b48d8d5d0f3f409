import apiFetch from '@wordpress/api-fetch';
import { toRecord, toText } from '@shared/guards';
import { toPlainText } from '@shared/plain-text';

/**
 * Fetches GUID and URL of an attachment, in the view context if the user may not edit it.
 *
 * @throws With the server's error.
 */
export async function readVideoFile( id: number ) {
	const path = `/wp/v2/media/${ id }`;
	const media = toRecord(
		await apiFetch( { path: `${ path }?context=edit` } ).catch(
			( error: unknown ) => {
				if ( toRecord( toRecord( error ).data ).status !== 403 ) {
					throw error;
				}
				return apiFetch( { path } );
			}
		)
	);
	const { raw, rendered } = toRecord( media.title );
	return {
		guid:
			toText( toRecord( media.jetpack_videopress ).guid ) ||
			toText( media.jetpack_videopress_guid ),
		src: toText( media.source_url ),
		title: toText( raw ) || toPlainText( toText( rendered ) ),
	};
}
