import {
	readMark,
	type MaybeDecorative,
} from '@shared/alternative-text/decorative';

/** An image of a list. While it is uploading, `url` is a preview and there is no attachment ID. */
export type ListImage = MaybeDecorative & {
	alt: string;
	/** Attachment ID, also as text; absent for images outside the library. */
	id?: number | string;
	url?: string;
};

/**
 * Moves an image.
 *
 * @param from Where it is.
 * @param to   Where it goes.
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

/** Updates an image. */
export const updateImage = < Image >(
	images: readonly Image[],
	index: number,
	values: Partial< Image >
): Image[] =>
	images.map( ( image, at ) =>
		at === index ? { ...image, ...values } : image
	);

/**
 * Replaces a preview with its finished upload. Alternative text that was written meanwhile is kept.
 *
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
