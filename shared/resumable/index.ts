import { getFailure } from './upload-error';
import { warnBeforeLeaving } from './warn-before-leaving';
import type { Sending } from './resumable-upload';
import { waitForSlot } from './upload-slots';
import type { Listeners, Upload, UploadState } from './types';

export type { Listeners, Upload, Uploaded, UploadState } from './types';

/**
 * Uploads a file in chunks (docs/server-contract.md A41). It resumes after a connection loss, and when the same file is
 * chosen again after a reload. Three files are sent in parallel. The browser asks before the page is left.
 *
 * @param file Any file that the media library takes.
 * @param on   Who is told: `state` at once and at every change, `done` at the end.
 * @param post Post that the file is uploaded to, as the media library shows it; 0 for none.
 */
export function startUpload( file: File, on: Listeners, post = 0 ): Upload {
	let state: UploadState = {
		status: 'waiting',
		sent: 0,
		size: file.size,
		message: '',
	};
	let sending: Promise< Sending > | undefined;
	let giveBack: ( () => void ) | undefined;
	let leave: ( () => void ) | undefined;
	let isCancelled = false;

	const tell = ( changes: Partial< UploadState > ): void => {
		state = { ...state, ...changes };
		if ( ! isCancelled ) {
			on.state( state );
		}
	};
	const rest = ( changes: Partial< UploadState > ): void => {
		giveBack?.();
		leave?.();
		giveBack = leave = undefined;
		tell( changes );
	};
	const isRunning = (): boolean => state.status === 'uploading';

	const load = (): Promise< Sending > =>
		import( /* webpackChunkName: "resumable" */ './resumable-upload' ).then(
			( { prepare } ) =>
				prepare(
					file,
					{
						progress: ( sent ) => isRunning() && tell( { sent } ),
						success: ( uploaded ) => {
							rest( { status: 'done', sent: file.size } );
							if ( ! isCancelled ) {
								on.done( uploaded );
							}
						},
						failure: ( message ) =>
							rest( { status: 'failed', message } ),
					},
					post
				)
		);
	const send = async (): Promise< void > => {
		tell( { status: 'uploading', message: '' } );
		try {
			sending ??= load();
			const ready = await sending;
			// It may have been stopped while the code was loading.
			if ( isRunning() && ! isCancelled ) {
				ready.start();
			}
		} catch ( error ) {
			sending = undefined;
			rest( {
				status: 'failed',
				message:
					( error instanceof Error &&
						error.name === 'Error' &&
						error.message ) ||
					getFailure(),
			} );
		}
	};
	const begin = (): void => {
		tell( { status: 'waiting', message: '' } );
		leave = warnBeforeLeaving();
		giveBack = waitForSlot( () => void send() );
	};
	const stop = ( action: 'stop' | 'end' ): void => {
		// Ignores errors: the server deletes unfinished uploads later.
		sending?.then( ( ready ) => ready[ action ]() ).catch( () => {} );
	};

	begin();
	return {
		pause: () => {
			if ( state.status === 'waiting' || isRunning() ) {
				rest( { status: 'paused' } );
				stop( 'stop' );
			}
		},
		resume: () => state.status === 'paused' && begin(),
		retry: () => state.status === 'failed' && begin(),
		cancel: () => {
			isCancelled = true;
			if ( state.status !== 'done' ) {
				rest( { status: 'failed' } );
				stop( 'end' );
			}
		},
	};
}
