import { call, get } from './call';
import type { Uploader } from './uploader';

/**
 * Shows a file in the media library, as WordPress does with what its own uploader has sent: in front, and selected where files are chosen.
 *
 * @param id Attachment.
 */
async function showInLibrary( id: number ): Promise< void > {
	const wp: unknown = Reflect.get( window, 'wp' );
	const queue = get( get( wp, 'Uploader' ), 'queue' );
	const attachment = call( get( wp, 'media' ), 'attachment', id );
	await call( attachment, 'fetch' );
	call( queue, 'add', attachment );
	const isOnItsWay = ( other: unknown ): boolean =>
		call( other, 'get', 'uploading' ) === true;
	// It holds what is on its way, and is emptied with the last of it.
	if ( call( queue, 'any', isOnItsWay ) !== true ) {
		call( queue, 'reset' );
	}
}

/** Shows a file below the form of Media > Add Media File: a line with a picture, its title and what can be done. */
function showInForm( id: number, name: string ): void {
	const item = { id: `mainstreet-${ id }`, name };
	call( window, 'fileQueued', item );
	call( window, 'uploadSuccess', item, String( id ) );
}

/**
 * Shows an uploaded file where it was chosen.
 *
 * @param id       Attachment.
 * @param name     Name of the file.
 * @param uploader Where it was chosen.
 */
export function showUploaded(
	id: number,
	name: string,
	{ isForm }: Uploader
): void {
	if ( isForm ) {
		showInForm( id, name );
	} else {
		// Where it can't be fetched, the list says that it is uploaded, and the library shows it when it is opened anew.
		showInLibrary( id ).catch( () => {} );
	}
}
