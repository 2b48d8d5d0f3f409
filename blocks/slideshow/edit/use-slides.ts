import { withImages } from '@shared/alternative-text/decorative';
import { toText, type UnknownRecord } from '@shared/guards';
import { useImageList } from '@shared/image-list/use-image-list';
import { parseId } from '@shared/uploads/attachment';
import { getSizeSlug, normalise } from '../attributes';
import type { Attributes, Slide } from '../types';
import { mediaToSlide } from './media';

const readSlides = ( attributes: UnknownRecord ): Slide[] =>
	normalise( attributes ).images;

const readSize = ( attributes: UnknownRecord ): string =>
	getSizeSlug( {
		images: readSlides( attributes ),
		sizeSlug: toText( attributes.sizeSlug ),
	} );

/**
 * Everything that changes slides.
 *
 * @param clientId The block.
 */
export function useSlides( clientId: string ) {
	const list = useImageList< Slide, Attributes >( clientId, {
		read: readSlides,
		write: ( images, attributes, more ) => ( {
			...withImages( images ),
			// From here on there are images, so that "large" could not be told from "full" any more.
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
