import { withImages } from '@shared/alternative-text/decorative';
import { toRecord, toText, type UnknownRecord } from '@shared/guards';
import { readMedia } from '@shared/image-list/read-media';
import { useImageList } from '@shared/image-list/use-image-list';
import { parseId } from '@shared/uploads/attachment';
import { getSizeSlug, normalize } from '../attributes';
import type { Attributes, Slide } from '../types';

/**
 * Converts an attachment to a slide.
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

const readSlides = ( attributes: UnknownRecord ): Slide[] =>
	normalize( attributes ).images;

const readSize = ( attributes: UnknownRecord ): string =>
	getSizeSlug( {
		images: readSlides( attributes ),
		sizeSlug: toText( attributes.sizeSlug ),
	} );

/** Returns all actions that change slides. */
export function useSlides( clientId: string ) {
	const list = useImageList< Slide, Attributes >( clientId, {
		read: readSlides,
		write: ( images, attributes, more ) => ( {
			...withImages( images ),
			// With images, "large" could no longer be told from "full".
			...( readSlides( attributes ).length === 0 && {
				sizeSlug: readSize( attributes ),
			} ),
			...more,
		} ),
		make: ( media, attributes ) =>
			mediaToSlide( media, readSize( attributes ) ),
		replace: ( preview, { id, url, ...uploaded } ) => ( {
			...uploaded,
			...preview,
			id,
			url,
		} ),
	} );
	return {
		...list,
		resize: ( sizeSlug: string, addresses: Map< number, string > ) =>
			list.update(
				( slides ) =>
					slides.map( ( slide ) => ( {
						...slide,
						url:
							addresses.get( parseId( slide.id ) ?? 0 ) ??
							slide.url,
					} ) ),
				{ sizeSlug }
			),
	};
}
