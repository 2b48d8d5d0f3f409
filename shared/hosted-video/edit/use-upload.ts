import { useEffect, useRef, useState } from '@wordpress/element';
import { useSaveLock } from '@shared/post-editor';
import {
	startUpload,
	type Upload,
	type Uploaded,
	type UploadState,
} from '@shared/resumable';

/** A file on its way. */
export type Current = { name: string; state: UploadState; upload: Upload };

/**
 * Uploads one file in pieces, and keeps the post from being saved meanwhile. A block that is removed stops, and so does a file when
 * another film is chosen: the same file goes on where it was when it is chosen again.
 *
 * @param lock   Name of the lock on saving, another for each block.
 * @param onDone Called with the attachment.
 */
export function useUpload(
	lock: string,
	onDone: ( uploaded: Uploaded ) => void
) {
	const [ current, setCurrent ] = useState< Current | null >( null );
	const latest = useRef( onDone );
	const running = useRef< Upload >();
	useEffect( () => {
		latest.current = onDone;
	} );
	useEffect( () => () => running.current?.pause(), [] );
	useSaveLock( lock, current !== null );

	const forget = (): void => {
		running.current = undefined;
		setCurrent( null );
	};
	const stop = (): void => {
		const before = running.current;
		forget();
		before?.pause();
	};
	const send = ( file: File ): void => {
		stop();
		const handle: { upload?: Upload } = {};
		let state: UploadState = {
			status: 'waiting',
			sent: 0,
			size: file.size,
			message: '',
		};
		const show = (): void => {
			const { upload } = handle;
			// What has given way to another one has nothing to say.
			if ( upload && upload === running.current ) {
				setCurrent( { name: file.name, state, upload } );
			}
		};
		handle.upload = startUpload( file, {
			state: ( now ) => {
				state = now;
				show();
			},
			done: ( uploaded ) => {
				if ( handle.upload === running.current ) {
					forget();
					latest.current( uploaded );
				}
			},
		} );
		running.current = handle.upload;
		show();
	};
	return { current, send, stop, forget };
}
