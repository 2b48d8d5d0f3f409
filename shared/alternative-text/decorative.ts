import { toList, toRecords, type UnknownRecord } from '@shared/guards';
import { getIds } from '@shared/uploads/attachment';

/** A picture that may be decoration: of no meaning to those who can't see it. */
export type MaybeDecorative = { isDecorative?: true };

/**
 * The mark of a picture, to be spread into another form of it.
 *
 * @param picture Picture as stored, or attributes of an image block; any type.
 */
export const readMark = ( {
	isDecorative,
}: {
	isDecorative?: unknown;
} ): MaybeDecorative => ( isDecorative === true ? { isDecorative } : {} );

/**
 * Attributes to set when the images of a block change that reads them from its saved markup. There an empty `alt` may also mean
 * that nobody has written a text yet, so `decorative` lists positions, from 0; it is undefined without any, so that nothing is saved.
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
 * Images of such a block. One with a text is no decoration.
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
