import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { startUpload, type Upload, type UploadState } from '@shared/resumable';
import { showUploaded } from './library';
import type { Uploader } from './uploader';

/** A file of the list. */
export type Entry = {
	/** Unique also if the same file is chosen twice. */
	id: number;
	file: File;
	state: UploadState;
	upload: Upload;
};

let entries: readonly Entry[] = [];
let lastId = 0;
const listeners = new Set< () => void >();

const set = ( changed: readonly Entry[] ): void => {
	entries = changed;
	listeners.forEach( ( listener ) => listener() );
};

/** Returns the files in the order in which they were chosen; the same array until something changes. */
export const getEntries = (): readonly Entry[] => entries;

/** Subscribes to changes; returns the unsubscribe function. */
export const subscribe = ( listener: () => void ): ( () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

/** Removes files from the list. */
export const remove = ( isGone: ( entry: Entry ) => boolean ): void =>
	set( entries.filter( ( entry ) => ! isGone( entry ) ) );

const isSame = ( one: File, other: File ): boolean =>
	one.name === other.name &&
	one.size === other.size &&
	one.lastModified === other.lastModified;

/**
 * Uploads a file. An unfinished upload of the same file is resumed.
 *
 * @param uploader Where it was chosen.
 */
export function addFile( file: File, uploader: Uploader ): void {
	const known = entries.find(
		( entry ) => entry.state.status !== 'done' && isSame( entry.file, file )
	);
	if ( known ) {
		known.upload.resume();
		known.upload.retry();
		return;
	}
	const id = ++lastId;
	let state: UploadState = {
		status: 'waiting',
		sent: 0,
		size: file.size,
		message: '',
	};
	const upload = startUpload(
		file,
		{
			state: ( next ) => {
				state = next;
				set(
					entries.map( ( entry ) =>
						entry.id === id ? { ...entry, state } : entry
					)
				);
			},
			done: ( { id: attachment } ) => {
				speak(
					sprintf(
						/* translators: %s: name of a file. */
						__( '“%s” uploaded.', 'mainstreet-blocks' ),
						file.name
					)
				);
				showUploaded( attachment, file.name, uploader );
			},
		},
		uploader.post
	);
	set( [ ...entries, { id, file, state, upload } ] );
}
