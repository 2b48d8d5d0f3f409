import { toRecord } from '@shared/guards';
import { call, get } from './call';
import type { Uploader } from './uploader';

/**
 * Shows a file in the media library, as WordPress does with what its own uploader has sent: in front, and selected where files are chosen.
 * As there it comes as one that is still on its way, and is whole in the next step: what shows it is drawn more than once in the first.
 *
 * @param id   Attachment.
 * @param name Name of the file.
 */
async function showInLibrary( id: number, name: string ): Promise< void > {
	const wp: unknown = Reflect.get( window, 'wp' );
	const queue = get( get( wp, 'Uploader' ), 'queue' );
	const facts = toRecord(
		await call( get( wp, 'ajax' ), 'post', 'get-attachment', { id } )
	);
	const attachment = call( get( wp, 'media' ), 'attachment', id );
	call( attachment, 'set', {
		uploading: true,
		filename: name,
		// A library that is empty takes what is newer than itself by this clock alone, not by the server's that comes next, and what is of its type.
		date: new Date(),
		mime: facts.mime,
		menuOrder: 0,
		uploadedTo: facts.uploadedTo,
	} );
	call( queue, 'add', attachment );
	call( attachment, 'set', { ...facts, uploading: false } );
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
		showInLibrary( id, name ).catch( () => {} );
	}
}
