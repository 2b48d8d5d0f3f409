import { isRecord, toRecord, toText } from '@shared/guards';
import { parseId } from '@shared/uploads/attachment';

/** URL, width and height of an attachment in an image size, or of its full file. */
function readFile( media: Record< string, unknown >, size: string ) {
	const details = toRecord( media.media_details );
	for ( const sizes of [ media.sizes, details.sizes ] ) {
		const found = toRecord( toRecord( sizes )[ size ] );
		const url = toText( found.url ) || toText( found.source_url );
		if ( url ) {
			return { url, width: found.width, height: found.height };
		}
	}
	return {
		url: toText( media.url ) || toText( media.source_url ),
		width: media.width ?? details.width,
		height: media.height ?? details.height,
	};
}

/**
 * Reads an attachment of the media modal, an upload or the REST API, which name its values differently.
 *
 * @param media The attachment; any type.
 * @param size  Slug of an image size; the full file if left out, or where the size does not exist.
 * @return Null for what has no number or no address. Width and height are as found, of any type.
 */
export function readMedia( media: unknown, size = '' ) {
	if ( ! isRecord( media ) ) {
		return null;
	}
	const id = parseId( media.id );
	const file = readFile( media, size );
	return id === null || file.url === ''
		? null
		: {
				...file,
				id,
				alt: toText( media.alt ) || toText( media.alt_text ),
			};
}
