import type { Gallery } from './attributes';
import type { Layout, Picture } from './types';

/** Layouts that crop images to squares. */
const isCropped = ( layout: Layout ): boolean =>
	layout === 'square' || layout === 'circle';

/**
 * Returns the `src` to save. Old posts have URLs of an image CDN, which are kept unchanged until the image is cropped differently; new
 * images have the URL of their file.
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
