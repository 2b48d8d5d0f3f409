import { readMedia } from '@shared/image-list/read-media';
import { toRecord, toText } from '@shared/guards';
import type { Slide } from '../types';

/**
 * Makes a slide of an attachment.
 *
 * @param media Attachment as the media modal or an upload gives it.
 * @param size  Image size to show it in.
 * @return The slide, or null for what is not in the library.
 */
export function mediaToSlide( media: unknown, size: string ): Slide | null {
	const read = readMedia( media, size );
	const caption = toText( toRecord( media ).caption );
	return (
		read && {
			alt: read.alt,
			id: String( read.id ),
			url: read.url,
			...( caption !== '' && { caption } ),
		}
	);
}
