import { readMark } from '@shared/alternative-text/decorative';
import { isFiniteNumber, isRecord, toRecord, toText } from '@shared/guards';
import { isTransient, parseId } from '@shared/uploads/attachment';
import type { MediaFile, MediaType } from '../types';

/** Size of a picture whose address is stored; on the page the server chooses anew. */
const SIZE = 'large';

/** Text of a field that the REST API gives as text, or as an object of forms. */
const readField = ( field: unknown ): string => {
	const { raw, rendered } = toRecord( field );
	return toText( field ) || toText( raw ) || toText( rendered );
};

/** Picture, video or neither; the modal and the REST API name it differently. */
function readType( media: Record< string, unknown > ): MediaType | null {
	const mime = toText( media.mime ) || toText( media.mime_type );
	if ( mime.startsWith( 'video/' ) ) {
		return 'video';
	}
	return mime.startsWith( 'image/' ) || media.type === 'image'
		? 'image'
		: null;
}

/** Address, width and height of a file; of a picture those of the size that is stored. */
function readSize( media: Record< string, unknown > ) {
	const details = toRecord( media.media_details );
	for ( const sizes of [ media.sizes, details.sizes ] ) {
		const found = toRecord( toRecord( sizes )[ SIZE ] );
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
 * Makes a slide of an attachment, with the keys of existing posts in their order.
 *
 * @param media Attachment as the media modal or an upload gives it.
 * @return The slide, or null for what is no picture or video of the library.
 */
export function mediaToFile( media: unknown ): MediaFile | null {
	if ( ! isRecord( media ) ) {
		return null;
	}
	const id = parseId( media.id );
	const type = readType( media );
	const { url, width, height } = readSize( media );
	if ( id === null || ! type || url === '' || isTransient( url ) ) {
		return null;
	}
	const link = toText( media.link );
	return {
		alt: toText( media.alt ) || toText( media.alt_text ),
		title: readField( media.title ),
		id,
		...( link && { link } ),
		type,
		mime: toText( media.mime ) || toText( media.mime_type ),
		caption: readField( media.caption ),
		...( isFiniteNumber( width ) && { width } ),
		...( isFiniteNumber( height ) && { height } ),
		url,
	};
}

/**
 * Whether something was a slide.
 *
 * @param slide What mediaToFile() gave.
 */
export const isFile = ( slide: MediaFile | null ): slide is MediaFile =>
	slide !== null;

/**
 * A slide of a file that is not in the library yet.
 *
 * @param file The file.
 * @param url  Address of its preview.
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
	const chosen = media.map( mediaToFile ).filter( isFile );
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

/**
 * Puts a finished upload in the place of its preview; what was written on it stays.
 *
 * @param slides Slides now.
 * @param blob   Address of the preview.
 * @param media  The attachment, or null when there will be none.
 */
export function settleUpload(
	slides: readonly MediaFile[],
	blob: string,
	media: unknown
): MediaFile[] {
	const uploaded = mediaToFile( media );
	return slides.flatMap( ( slide ) => {
		if ( slide.url !== blob ) {
			return [ slide ];
		}
		return uploaded ? [ replaceFile( slide, uploaded ) ] : [];
	} );
}

/**
 * Another file in the place of a slide; a description that the author wrote for a preview goes over to it.
 *
 * @param slide The slide.
 * @param file  The file.
 */
const replaceFile = ( slide: MediaFile, file: MediaFile ): MediaFile => ( {
	...file,
	alt: slide.isDecorative ? '' : slide.alt || file.alt,
	...readMark( slide ),
} );

/**
 * Moves one slide.
 *
 * @param slides The slides.
 * @param from   Where it is.
 * @param to     Where it goes.
 */
export function moveSlide(
	slides: readonly MediaFile[],
	from: number,
	to: number
): MediaFile[] {
	const slide = slides[ from ];
	const others = slides.filter( ( _, index ) => index !== from );
	return slide
		? [ ...others.slice( 0, to ), slide, ...others.slice( to ) ]
		: [ ...slides ];
}
