import { isFiniteNumber, isRecord, toRecord, toText } from '@shared/guards';
import { readMedia } from '@shared/image-list/read-media';
import { isTransient, parseId } from '@shared/uploads/attachment';
import type { MediaFile, MediaType } from '../types';

/** Size of an image whose address is stored; on the page the server chooses anew. */
const SIZE = 'large';

/** Text of a field that the REST API gives as text, or as an object of forms. */
const readField = ( field: unknown ): string => {
	const { raw, rendered } = toRecord( field );
	return toText( field ) || toText( raw ) || toText( rendered );
};

/** Image, video or neither; the modal and the REST API name it differently. */
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
 * Makes a slide of an attachment, with the keys of existing posts in their order.
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
 * A slide of a file that is not in the library yet.
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
 * Slides after the author chose in the media modal: those that were there keep their place and what was written on
 * them, new ones come last, and none that the modal can't know gets lost.
 *
 * @param slides Slides so far.
 * @param media  The chosen attachments.
 */
export function mergeSelection(
	slides: readonly MediaFile[],
	media: readonly unknown[]
): MediaFile[] {
	const chosen = media.flatMap( ( item ) => mediaToFile( item ) ?? [] );
	// While the modal still loads, what it gives of the chosen ones is their number alone.
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
