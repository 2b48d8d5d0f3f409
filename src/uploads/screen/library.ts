import { toRecord } from '@shared/guards';
import { callMethod, getProperty } from './foreign-object';
import type { Uploader } from './uploader';

/**
 * Shows a file in the media library as WordPress shows files of its own uploader: first, and selected where files are chosen. Like there,
 * it is added as an upload in progress and completed in the next step, because the library renders more than once during the first.
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
		// An empty library accepts files of its type that are newer than itself by the clock of this browser.
		date: new Date(),
		mime: properties.mime,
		menuOrder: 0,
		uploadedTo: properties.uploadedTo,
	} );
	callMethod( queue, 'add', attachment );
	callMethod( attachment, 'set', { ...properties, uploading: false } );
	const isOnItsWay = ( other: unknown ): boolean =>
		callMethod( other, 'get', 'uploading' ) === true;
	// The queue contains uploads in progress. It is reset after the last of them.
	if ( callMethod( queue, 'any', isOnItsWay ) !== true ) {
		callMethod( queue, 'reset' );
	}
}

/** Shows a file below the form of Media > Add Media File, with an image, its title and links. */
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
		// If the file cannot be fetched, the list still says that it is uploaded, and the library shows it when it is opened again.
		showInLibrary( id, name ).catch( () => {} );
	}
}
