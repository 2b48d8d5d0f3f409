import type { Gallery } from './attributes';
import type { Layout, Picture } from './types';

/** Layouts that show the middle of an image. */
const isCropped = ( layout: Layout ): boolean =>
	layout === 'square' || layout === 'circle';

/**
 * The `src` that the post holds. Old posts have the address of an image network, which stays letter by letter until the image
 * is cropped in another way; new images have that of their file.
 */
export const getAddress = (
	{ src, url = '' }: Picture,
	{ layout, saved }: Gallery
): string =>
	src !== undefined &&
	saved &&
	isCropped( saved.layout ) === isCropped( layout )
		? src
		: url;
