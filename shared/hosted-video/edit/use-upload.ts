import { useEffect, useRef, useState } from '@wordpress/element';
import {
	startUpload,
	type Upload,
	type Uploaded,
	type UploadState,
} from '@shared/resumable';

/** A file on its way. */
export type Current = { name: string; state: UploadState; upload: Upload };

/**
 * Uploads a file in chunks. The upload stops when the block is removed or another video is chosen, and resumes when the
 * same file is chosen again.
 *
 * @param onDone Called with the attachment and its file, before the upload is over: a lock on saving lasts until then.
 */
export function useUpload(
	onDone: ( uploaded: Uploaded, file: File ) => void
) {
	const [ current, setCurrent ] = useState< Current | null >( null );
	const latest = useRef( onDone );
	const running = useRef< Upload >();
	useEffect( () => {
		latest.current = onDone;
	} );
	useEffect( () => () => running.current?.pause(), [] );

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
			// Ignores events of a replaced upload.
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
					latest.current( uploaded, file );
					forget();
				}
			},
		} );
		running.current = handle.upload;
		show();
	};
	return {
		current,
		/** Not while a failure is shown: that may be tried again at any time. */
		isUploading: current !== null && current.state.status !== 'failed',
		send,
		stop,
		forget,
	};
}
