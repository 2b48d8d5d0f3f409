import { isRecord, toRecord, toText } from '@shared/guards';
import { readMedia } from '@shared/image-list/read-media';
import { parseSize } from '../attributes';
import type { Picture } from '../types';

/**
 * Converts an attachment to an image.
 *
 * @param media Attachment as the media modal or an upload gives it.
 * @return The image, or null for what is not one of the library.
 */
export function mediaToPicture( media: unknown ): Picture | null {
	const read = readMedia( media );
	if ( ! read ) {
		return null;
	}
	const width = parseSize( read.width );
	const height = parseSize( read.height );
	return {
		alt: read.alt,
		...( height !== null && { height } ),
		id: String( read.id ),
		link: toText( toRecord( media ).link ),
		url: read.url,
		...( width !== null && { width } ),
	};
}

/** Splits dropped or chosen files into images and others. */
export function readFiles( files: readonly File[] ): {
	images: File[];
	hasOthers: boolean;
} {
	const images = files.filter( ( { type } ) => type.startsWith( 'image/' ) );
	return { images, hasOthers: images.length < files.length };
}

/**
 * Throws if an action sets `ids`, which follow from the images.
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
