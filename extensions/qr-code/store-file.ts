/**
 * Puts something made in the browser among the user's downloads.
 *
 * @param element Element of the document in which it was made.
 * @param content The file's bytes.
 * @param name    Its name.
 */
export function storeFile(
	{ ownerDocument }: Element,
	content: Blob,
	name: string
): void {
	const url = URL.createObjectURL( content );
	const link = ownerDocument.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	// The browser takes the bytes when it handles the press, which is after this.
	setTimeout( () => URL.revokeObjectURL( url ), 10000 );
}
