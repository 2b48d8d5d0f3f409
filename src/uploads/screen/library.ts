import { toRecord } from '@shared/guards';
import { callMethod, getProperty } from './foreign-object';
import type { Uploader } from './uploader';

/**
 * Shows a file in the media library, as WordPress does with what its own uploader has sent: in front, and selected where files are chosen.
 * As there it comes as one that is still on its way, and is whole in the next step: what shows it is drawn more than once in the first.
 *
 * @param name Name of the file.
 */
async function showInLibrary( id: number, name: string ): Promise< void > {
	const wp: unknown = Reflect.get( window, 'wp' );
	const queue = getProperty( getProperty( wp, 'Uploader' ), 'queue' );
	const properties = toRecord(
		await callMethod( getProperty( wp, 'ajax' ), 'post', 'get-attachment', {
			id,
		} )
	);
	const attachment = callMethod(
		getProperty( wp, 'media' ),
		'attachment',
		id
	);
	callMethod( attachment, 'set', {
		uploading: true,
		filename: name,
		// A library that is empty takes what is newer than itself by this clock alone, not by the server's that comes next, and what is of its type.
		date: new Date(),
		mime: properties.mime,
		menuOrder: 0,
		uploadedTo: properties.uploadedTo,
	} );
	callMethod( queue, 'add', attachment );
	callMethod( attachment, 'set', { ...properties, uploading: false } );
	const isOnItsWay = ( other: unknown ): boolean =>
		callMethod( other, 'get', 'uploading' ) === true;
	// It holds what is on its way, and is emptied with the last of it.
	if ( callMethod( queue, 'any', isOnItsWay ) !== true ) {
		callMethod( queue, 'reset' );
	}
}

/** Shows a file below the form of Media > Add Media File: a line with an image, its title and what can be done. */
function showInForm( id: number, name: string ): void {
	const item = { id: `mainstreet-${ id }`, name };
	callMethod( window, 'fileQueued', item );
	callMethod( window, 'uploadSuccess', item, String( id ) );
}

/**
 * Shows an uploaded file where it was chosen.
 *
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
