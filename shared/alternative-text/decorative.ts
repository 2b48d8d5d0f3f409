import { toList, toRecords, type UnknownRecord } from '@shared/guards';

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
 * Attribute `decorative` of a block that reads its pictures from saved markup, where an empty `alt` may also mean that nobody has
 * written a text yet.
 *
 * @param pictures Pictures in order.
 * @return Positions of those that are decoration, from 0; undefined without any, so that nothing is saved.
 */
export function getDecorative(
	pictures: readonly MaybeDecorative[]
): number[] | undefined {
	const positions = pictures.flatMap( ( { isDecorative }, index ) =>
		isDecorative ? index : []
	);
	return positions.length ? positions : undefined;
}

/**
 * Pictures of such a block. One with a text is no decoration.
 *
 * @param attributes Attributes as stored: `images`, and `decorative` as `getDecorative` made it; any type.
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
