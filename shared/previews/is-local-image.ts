/**
 * Whether an image is on this site. Images of other hosts are not loaded in the editor, so that these learn nothing
 * about the author.
 *
 * @param src Address of an image; '' for none.
 */
export const isLocalImage = ( src: string ): boolean =>
	src.startsWith( `${ window.location.origin }/` );
