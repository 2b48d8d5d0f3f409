import { isFiniteNumber, isRecord, toRecord, toText } from '@shared/guards';
import { readMedia } from '@shared/image-list/read-media';
import { isTransient, parseId } from '@shared/uploads/attachment';
import type { MediaFile, MediaType } from '../types';

/** Size of the stored image URLs. On the page, the server chooses the size. */
const SIZE = 'large';

/** Returns a field that the REST API contains as a text or as an object. */
const readField = ( field: unknown ): string => {
	const { raw, rendered } = toRecord( field );
	return toText( field ) || toText( raw ) || toText( rendered );
};

/** Returns the type, which the media modal and the REST API name differently; null for other files. */
function readType( media: Record< string, unknown > ): MediaType | null {
	const mime = toText( media.mime ) || toText( media.mime_type );
	if ( mime.startsWith( 'video/' ) ) {
		return 'video';
	}
	return mime.startsWith( 'image/' ) || media.type === 'image'
		? 'image'
		: null;
}

/**
 * Converts an attachment to a slide, with its members in the order of existing posts.
 *
 * @param media Attachment as the media modal or an upload gives it.
 * @return The slide, or null for what is no image or video of the library.
 */
export function mediaToFile( media: unknown ): MediaFile | null {
	const read = readMedia( media, SIZE );
	const fields = toRecord( media );
	const type = readType( fields );
	if ( ! read || ! type || isTransient( read.url ) ) {
		return null;
	}
	const { alt, height, id, url, width } = read;
	const link = toText( fields.link );
	return {
		alt,
		title: readField( fields.title ),
		id,
		...( link && { link } ),
		type,
		mime: toText( fields.mime ) || toText( fields.mime_type ),
		caption: readField( fields.caption ),
		...( isFiniteNumber( width ) && { width } ),
		...( isFiniteNumber( height ) && { height } ),
		url,
	};
}

/**
 * Creates a slide for a file that is being uploaded.
 *
 * @param url Address of its preview.
 */
export const previewFile = ( file: File, url: string ): MediaFile => ( {
	alt: '',
	title: '',
	type: file.type.startsWith( 'video/' ) ? 'video' : 'image',
	mime: file.type,
	caption: '',
	url,
} );

/**
 * Merges slides with what was chosen in the media modal: existing slides keep their position and texts, new ones come last, and slides that
 * the modal cannot contain are kept.
 *
 * @param slides Slides so far.
 * @param media  The chosen attachments.
 */
export function mergeSelection(
	slides: readonly MediaFile[],
	media: readonly unknown[]
): MediaFile[] {
	const chosen = media.flatMap( ( item ) => mediaToFile( item ) ?? [] );
	// While the modal is loading, it only returns the ids of the chosen files.
	const ids = new Set(
		media.map( ( each ) =>
			isRecord( each ) ? parseId( each.id ) : null
		)
	);
	const known = new Set( slides.map( ( { id } ) => parseId( id ) ) );
	return [
		...slides.filter( ( { id } ) => {
			const number = parseId( id );
			return number === null || ids.has( number );
		} ),
		...chosen.filter( ( { id } ) => ! known.has( parseId( id ) ) ),
	];
}
