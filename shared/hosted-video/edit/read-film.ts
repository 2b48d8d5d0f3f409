import apiFetch from '@wordpress/api-fetch';
import { toRecord, toText } from '@shared/guards';
import { toPlainText } from '@shared/plain-text';

/**
 * What a film of the library is known by. A colleague's is read as everybody sees it.
 *
 * @param id Attachment.
 * @throws With the server's error.
 */
export async function readFilm( id: number ) {
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
