/** Returns the file name without folder and extension: `photo-1024x683` for `https://…/photo-1024x683.jpg?v=2`. */
const getName = ( url: string ): string =>
	( url.split( /[?#]/ )[ 0 ] ?? '' )
		.replace( /^.*\//, '' )
		.replace( /\.\w+$/, '' );

/** Suffixes that WordPress adds to the names of resized images. */
const SIZE = /-\d+x\d+$/;
const MADE = /-(?:scaled|rotated)$/;

/**
 * Whether a file may be a resized copy made by WordPress.
 *
 * @param url Address of the file.
 */
export const mayBeCopy = ( url: string ): boolean =>
	SIZE.test( getName( url ) );

/**
 * Whether a file is the full-size file of an image, or a resized copy of it.
 *
 * @param url  Address of the file.
 * @param full Address of the full file.
 */
export function isOfFile( url: string, full: string ): boolean {
	const name = getName( full );
	return (
		getName( url ) === name ||
		( mayBeCopy( url ) &&
			getName( url ).replace( SIZE, '' ) === name.replace( MADE, '' ) )
	);
}
