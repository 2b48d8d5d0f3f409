/** Name of a file without folders and ending: `photo-1024x683` of `https://…/photo-1024x683.jpg?v=2`. */
const getName = ( url: string ): string =>
	( url.split( /[?#]/ )[ 0 ] ?? '' )
		.replace( /^.*\//, '' )
		.replace( /\.\w+$/, '' );

/** What WordPress adds to the names of copies that it makes of an image. */
const SIZE = /-\d+x\d+$/;
const MADE = /-(?:scaled|rotated)$/;

/**
 * Whether a file may be a smaller copy that WordPress made of an image.
 *
 * @param url Address of the file.
 */
export const mayBeCopy = ( url: string ): boolean =>
	SIZE.test( getName( url ) );

/**
 * Whether a file is another image's full file, or a smaller copy of it.
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
