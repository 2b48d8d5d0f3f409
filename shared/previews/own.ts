/**
 * Whether a picture lies on this site. Others are left out in the editor: neither a network nor a page that is linked to
 * learns who writes here, and when.
 *
 * @param src Address of a picture; '' for none.
 */
export const isOwn = ( src: string ): boolean =>
	src.startsWith( `${ window.location.origin }/` );
