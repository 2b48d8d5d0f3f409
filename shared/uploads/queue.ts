import { isRecord } from '@shared/guards';

type Report = {
	allowedTypes: string[];
	filesList: File[];
	onFileChange: ( media: unknown[] ) => void;
	onError: ( error: unknown ) => void;
};

/** Upload function of the block editor's settings. */
export type MediaUpload = ( report: Report ) => unknown;

/** Uploads of this tab by preview URL, so that each file is sent once. */
const uploads = new Map< string, Promise< unknown > >();
let queue: Promise< unknown > = Promise.resolve();

/** Whether a report is the attachment, not its preview. */
const isStored = ( media: unknown ): boolean =>
	isRecord( media ) &&
	media.id !== undefined &&
	typeof media.url === 'string' &&
	! media.url.startsWith( 'blob:' );

const send = (
	file: File,
	allowedTypes: string[],
	mediaUpload: MediaUpload
): Promise< unknown > =>
	new Promise( ( resolve, reject ) => {
		mediaUpload( {
			allowedTypes,
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
 * Queues the upload of a file, unless it is queued or done.
 *
 * @param blob         Address of its preview.
 * @param file         The file; undefined when this tab does not have it.
 * @param allowedTypes Kinds of files the block takes, such as `image`.
 * @param mediaUpload  Undefined for a user who may not upload.
 * @return The attachment, or null when there is nothing to upload.
 */
export function uploadOnce(
	blob: string,
	file: File | undefined,
	allowedTypes: string[],
	mediaUpload: MediaUpload | undefined
): Promise< unknown > {
	const known = uploads.get( blob );
	if ( known ) {
		return known;
	}
	if ( ! file || ! mediaUpload ) {
		return Promise.resolve( null );
	}
	const upload = queue.then( () => send( file, allowedTypes, mediaUpload ) );
	uploads.set( blob, upload );
	// A failure is reported to its caller and does not stop the queue.
	queue = upload.catch( () => {} );
	return upload;
}
