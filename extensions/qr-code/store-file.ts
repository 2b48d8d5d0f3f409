/**
 * Downloads a file that was created in the browser.
 *
 * @param element Element of the document in which it was made.
 * @param content The file's bytes.
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
	// Revoked later, because the browser reads the data after this handler.
	setTimeout( () => URL.revokeObjectURL( url ), 10000 );
}
