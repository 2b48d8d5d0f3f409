import { isRecord } from '@shared/guards';

/** Uploads of this tab, by the address of their preview: each picture is sent once, however often it is drawn. */
type Report = {
	allowedTypes: string[];
	filesList: File[];
	onFileChange: ( media: unknown[] ) => void;
	onError: ( error: unknown ) => void;
};

/** The editor's own upload function, as it stands in the block editor's settings. */
export type MediaUpload = ( report: Report ) => unknown;

const uploads = new Map< string, Promise< unknown > >();
let queue: Promise< unknown > = Promise.resolve();

/** An attachment of the library, not the preview that is reported before it. */
const isStored = ( media: unknown ): boolean =>
	isRecord( media ) &&
	media.id !== undefined &&
	typeof media.url === 'string' &&
	! media.url.startsWith( 'blob:' );

const send = ( file: File, mediaUpload: MediaUpload ): Promise< unknown > =>
	new Promise( ( resolve, reject ) => {
		mediaUpload( {
			allowedTypes: [ 'image' ],
			filesList: [ file ],
			onFileChange: ( [ media ] ) => {
				if ( isStored( media ) ) {
					resolve( media );
				}
			},
			onError: reject,
		} );
	} );

/**
 * Uploads a picture, one after the other, unless it is on its way or done.
 *
 * @param blob        Address of its preview.
 * @param file        The picture; undefined when this tab does not have it.
 * @param mediaUpload Undefined for a user who may not upload.
 * @return The attachment, or null when there is nothing to upload.
 */
export function uploadOnce(
	blob: string,
	file: File | undefined,
	mediaUpload: MediaUpload | undefined
): Promise< unknown > {
	const known = uploads.get( blob );
	if ( known ) {
		return known;
	}
	if ( ! file || ! mediaUpload ) {
		return Promise.resolve( null );
	}
	const upload = queue.then( () => send( file, mediaUpload ) );
	uploads.set( blob, upload );
	// A failure is reported to whoever asked for this upload, and does not hold up the next one.
	queue = upload.catch( () => {} );
	return upload;
}
