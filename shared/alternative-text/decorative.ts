import { toList, toRecords, type UnknownRecord } from '@shared/guards';
import { getIds } from '@shared/uploads/attachment';

/** An image that may be marked as decorative. */
export type MaybeDecorative = { isDecorative?: true };

/**
 * The mark of an image, to be spread into another object.
 *
 * @param image Image as stored, or attributes of an image block; any type.
 */
export const readMark = ( {
	isDecorative,
}: {
	isDecorative?: unknown;
} ): MaybeDecorative => ( isDecorative === true ? { isDecorative } : {} );

/**
 * Attributes for blocks that read images from their saved markup. An empty `alt` there may also mean that no text was
 * written yet, so `decorative` lists the positions of decorative images, from 0; undefined if there are none.
 *
 * @param images Images in order.
 */
export function withImages<
	Image extends MaybeDecorative & { id?: number | string },
>( images: Image[] ) {
	const positions = images.flatMap( ( { isDecorative }, index ) =>
		isDecorative ? index : []
	);
	return {
		images,
		ids: getIds( images ),
		decorative: positions.length ? positions : undefined,
	};
}

/**
 * Reads the images of such a block. An image with alternative text is not decorative.
 *
 * @param attributes Attributes as stored: `images`, and `decorative` as `withImages` made it; any type.
 */
export const readPictures = ( {
	images,
	decorative,
}: UnknownRecord ): UnknownRecord[] =>
	toRecords( images ).map( ( picture, index ) =>
		! picture.alt && toList( decorative ).includes( index )
			? { ...picture, isDecorative: true }
			: picture
	);
