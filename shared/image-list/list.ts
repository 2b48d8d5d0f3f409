import {
	readMark,
	type MaybeDecorative,
} from '@shared/alternative-text/decorative';

/** One image of a list; while it is uploading, its address is that of the preview and it has no attachment number. */
export type ListImage = MaybeDecorative & {
	alt: string;
	/** Number of the attachment, also as text; absent for an image that is not in the library. */
	id?: number | string;
	url?: string;
};

/**
 * Moves one image; the others close up.
 *
 * @param images The images.
 * @param from   Where it is.
 * @param to     Where it goes.
 * @return The images in their new order; as before where one of the places does not exist.
 */
export function moveImage< Image >(
	images: readonly Image[],
	from: number,
	to: number
): Image[] {
	const image = images[ from ];
	if ( image === undefined || images[ to ] === undefined ) {
		return [ ...images ];
	}
	const others = images.filter( ( _, index ) => index !== from );
	return [ ...others.slice( 0, to ), image, ...others.slice( to ) ];
}

/**
 * Changes values of one image.
 *
 * @param images The images.
 * @param index  Which one.
 * @param values The values.
 */
export const updateImage = < Image >(
	images: readonly Image[],
	index: number,
	values: Partial< Image >
): Image[] =>
	images.map( ( image, at ) =>
		at === index ? { ...image, ...values } : image
	);

/**
 * Puts a finished upload in the place of its preview. The alternative text that the author wrote meanwhile stays.
 *
 * @param images   The images.
 * @param preview  Address of the preview.
 * @param uploaded The image, or null when there will be none.
 * @param replace  Makes the new image of preview and upload: what else was written on the preview.
 */
export const settleUpload = < Image extends ListImage >(
	images: readonly Image[],
	preview: string,
	uploaded: Image | null,
	replace: ( image: Image, uploaded: Image ) => Image
): Image[] =>
	images.flatMap( ( image ) => {
		if ( image.url !== preview ) {
			return [ image ];
		}
		return uploaded
			? [
					{
						...replace( image, uploaded ),
						alt: image.isDecorative
							? ''
							: image.alt || uploaded.alt,
						...readMark( image ),
					},
				]
			: [];
	} );
