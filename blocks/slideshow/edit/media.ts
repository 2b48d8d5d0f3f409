import { isRecord, toRecord, toText } from '@shared/guards';
import { mergeSelection } from '@shared/uploads';
import { parseId } from '@shared/uploads/attachment';
import type { Slide } from '../types';

/**
 * Address of a picture in an image size.
 *
 * @param media Attachment as the REST API or the media modal gives it.
 * @param size  Slug of the size.
 * @return The address; the full picture's where the size does not exist.
 */
export function getAddress( media: unknown, size: string ): string {
	if ( ! isRecord( media ) ) {
		return '';
	}
	const details = toRecord( media.media_details );
	for ( const sizes of [ media.sizes, details.sizes ] ) {
		const found = isRecord( sizes ) ? sizes[ size ] : undefined;
		if ( isRecord( found ) ) {
			return toText( found.url ) || toText( found.source_url );
		}
	}
	return toText( media.url ) || toText( media.source_url );
}

/**
 * Makes a slide of an attachment.
 *
 * @param media Attachment as the media modal or an upload gives it.
 * @param size  Image size to show it in.
 * @return The slide, or null for what is not a picture of the library.
 */
export function mediaToSlide( media: unknown, size: string ): Slide | null {
	const id = isRecord( media ) ? parseId( media.id ) : null;
	const url = getAddress( media, size );
	if ( ! isRecord( media ) || id === null || url === '' ) {
		return null;
	}
	const caption = toText( media.caption );
	return {
		alt: toText( media.alt ) || toText( media.alt_text ),
		id: String( id ),
		url,
		...( caption !== '' && { caption } ),
	};
}

/**
 * Slides after the author chose pictures in the media modal.
 *
 * @param slides Slides so far.
 * @param media  The chosen attachments in order.
 * @param size   Image size for new slides.
 */
export const selectSlides = (
	slides: readonly Slide[],
	media: readonly unknown[],
	size: string
): Slide[] =>
	mergeSelection( slides, media, {
		readId: parseId,
		make: ( item ) => mediaToSlide( item, size ),
	} );

/**
 * Puts a finished upload in the place of its preview; what was written on it stays.
 *
 * @param slides Slides now.
 * @param blob   Address of the preview.
 * @param media  The attachment, or null when there will be none.
 * @param size   Image size to show it in.
 */
export function settleUpload(
	slides: readonly Slide[],
	blob: string,
	media: unknown,
	size: string
): Slide[] {
	const uploaded = mediaToSlide( media, size );
	return slides.flatMap( ( slide ) => {
		if ( slide.url !== blob ) {
			return [ slide ];
		}
		return uploaded
			? [
					{
						...uploaded,
						...slide,
						alt: slide.isDecorative
							? ''
							: slide.alt || uploaded.alt,
						id: uploaded.id,
						url: uploaded.url,
					},
				]
			: [];
	} );
}

/**
 * Moves one slide.
 *
 * @param slides The slides.
 * @param from   Where it is.
 * @param to     Where it goes.
 */
export function moveSlide(
	slides: readonly Slide[],
	from: number,
	to: number
): Slide[] {
	const slide = slides[ from ];
	const others = slides.filter( ( _, index ) => index !== from );
	return slide
		? [ ...others.slice( 0, to ), slide, ...others.slice( to ) ]
		: [ ...slides ];
}
