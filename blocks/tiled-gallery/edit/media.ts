import { isRecord, toRecord, toText } from '@shared/guards';
import { mergeSelection } from '@shared/uploads';
import { parseId } from '@shared/uploads/attachment';
import { parseSize } from '../attributes';
import type { Picture } from '../types';

/**
 * Makes a picture of an attachment.
 *
 * @param media Attachment as the media modal or an upload gives it.
 * @return The picture, or null for what is not one of the library.
 */
export function mediaToPicture( media: unknown ): Picture | null {
	const { alt, id, link, url, ...rest } = toRecord( media );
	const number = parseId( id );
	const address = toText( url ) || toText( rest.source_url );
	if ( number === null || address === '' ) {
		return null;
	}
	const details = toRecord( rest.media_details );
	const width = parseSize( rest.width ) ?? parseSize( details.width );
	const height = parseSize( rest.height ) ?? parseSize( details.height );
	return {
		alt: toText( alt ) || toText( rest.alt_text ),
		...( height !== null && { height } ),
		id: String( number ),
		link: toText( link ),
		url: address,
		...( width !== null && { width } ),
	};
}

/**
 * Pictures after the author chose some in the media modal.
 *
 * @param pictures Pictures so far.
 * @param media    The chosen attachments in order.
 */
export const selectPictures = (
	pictures: readonly Picture[],
	media: readonly unknown[]
): Picture[] =>
	mergeSelection( pictures, media, {
		readId: parseId,
		make: mediaToPicture,
	} );

/**
 * Puts a finished upload in the place of its preview; what was written on it stays.
 *
 * @param pictures Pictures now.
 * @param blob     Address of the preview.
 * @param media    The attachment, or null when there will be none.
 */
export function settleUpload(
	pictures: readonly Picture[],
	blob: string,
	media: unknown
): Picture[] {
	const uploaded = mediaToPicture( media );
	return pictures.flatMap( ( picture ) => {
		if ( picture.url !== blob ) {
			return [ picture ];
		}
		const { src: _src, ...written } = picture;
		return uploaded
			? [
					{
						...written,
						...uploaded,
						alt: written.isDecorative
							? ''
							: written.alt || uploaded.alt,
					},
				]
			: [];
	} );
}

/**
 * Moves one picture; the others close up.
 *
 * @param pictures The pictures.
 * @param from     Where it is.
 * @param to       Where it goes.
 */
export function movePicture(
	pictures: readonly Picture[],
	from: number,
	to: number
): Picture[] {
	const picture = pictures[ from ];
	if ( ! picture || ! pictures[ to ] ) {
		return [ ...pictures ];
	}
	const others = pictures.filter( ( _, index ) => index !== from );
	return [ ...others.slice( 0, to ), picture, ...others.slice( to ) ];
}

/**
 * Splits dropped or chosen files into pictures and others.
 *
 * @param files The files.
 */
export function readFiles( files: readonly File[] ): {
	images: File[];
	hasOthers: boolean;
} {
	const images = files.filter( ( { type } ) => type.startsWith( 'image/' ) );
	return { images, hasOthers: images.length < files.length };
}

/**
 * Whether a value is what an action may set: `ids` follows the pictures.
 *
 * @param values Attributes about to be set.
 */
export function assertNoIds( values: unknown ): void {
	if ( isRecord( values ) && 'ids' in values ) {
		throw new Error(
			'"ids" of a tiled gallery follows its "images" and is not set directly.'
		);
	}
}
