import * as tus from 'tus-js-client';
import { getEditorState } from '@shared/editor-state';
import { getFailure } from './failure';
import { askPermission } from './token';
import type { Uploaded } from './types';

/** Seconds before another try, times 1000 (specification part 3, section 9). */
const DELAYS = [ 0, 1000, 3000, 5000, 10_000 ];

/** Below this a piece is not halved any more (docs/server-contract.md A40). */
const LEAST_CHUNK = 256 * 1024;

/** Status of a file that is not what its name says: the server has thrown it away. */
const REFUSED = 422;

/** What is told of a file on its way. */
export type Report = {
	progress: ( sent: number ) => void;
	success: ( uploaded: Uploaded ) => void;
	failure: ( message: string ) => void;
};

/** A file on its way. */
export type Sending = {
	start: () => void;
	stop: () => Promise< void >;
	/** Also has the server throw away what it has. */
	end: () => Promise< void >;
};

/** A sentence of the server: in base64 of UTF-8, as a header holds nothing else. */
function readSentence( response: tus.HttpResponse | null ): string {
	try {
		const bytes = atob(
			response?.getHeader( 'x-videopress-upload-error' ) ?? ''
		);
		return new TextDecoder().decode(
			Uint8Array.from( bytes, ( byte ) => byte.charCodeAt( 0 ) )
		);
	} catch {
		return '';
	}
}

/** Why a request has failed. */
type Failure = {
	method: string;
	/** 0 where no answer came. */
	status: number;
	/** What our server says; '' where another one answered, or none. */
	sentence: string;
};

function readFailure( error: Error ): Failure {
	if ( ! ( error instanceof tus.DetailedError ) ) {
		return { method: '', status: 0, sentence: '' };
	}
	return {
		method: error.originalRequest.getMethod(),
		status: error.originalResponse?.getStatus() ?? 0,
		sentence: readSentence( error.originalResponse ),
	};
}

/**
 * Whether a piece was too large for a server in front of ours: it says so (413), or drops the line or answers with an error of its own
 * again and again, while smaller requests pass. A piece that got through once is not too large.
 */
const isTooLarge = (
	{ method, status, sentence }: Failure,
	hasPassed: boolean
): boolean =>
	method === 'PATCH' &&
	sentence === '' &&
	( status === 413 ||
		( ! hasPassed &&
			( status === 0 || status === 400 || status >= 500 ) ) );

/** What the answer to the last piece says of the file in the library; null for any other. */
function readUploaded( response: tus.HttpResponse ): Uploaded | null {
	const id = Number( response.getHeader( 'x-videopress-upload-media-id' ) );
	return response.getStatus() < 400 && id > 0
		? {
				id,
				guid: response.getHeader( 'x-videopress-upload-guid' ) ?? '',
				src: response.getHeader( 'x-videopress-upload-src-url' ) ?? '',
			}
		: null;
}

/**
 * Makes a file ready to be sent. Where it has come on an earlier day, in this browser, it goes on there.
 *
 * @param  file   File.
 * @param  report Who is told.
 * @param  post   Post that the file is uploaded to; 0 for none.
 * @throws {Error} With the server's sentence where uploading is not allowed.
 */
export async function prepare(
	file: File,
	report: Report,
	post: number
): Promise< Sending > {
	const permission = await askPermission();
	const { user } = getEditorState().uploads;
	let uploaded: Uploaded | null = null;
	let isRenewed = false;
	let hasPassed = false;
	let isRefused = false;
	let isAnew = false;
	const getChunk = (): number => upload.options.chunkSize ?? permission.chunk;

	/** Whether a failure is one that another try mends: smaller pieces, a new token, or a new upload. */
	const mend = async ( failure: Failure ): Promise< boolean > => {
		const { status } = failure;
		if ( status === 404 && failure.method === 'PATCH' && ! isAnew ) {
			// The server has lost what it had: another try asks for it, and begins anew.
			isAnew = true;
			return true;
		}
		if ( isTooLarge( failure, hasPassed ) && getChunk() > LEAST_CHUNK ) {
			isRefused ||= status === 413;
			upload.options.chunkSize = Math.max(
				LEAST_CHUNK,
				Math.ceil( getChunk() / 2 )
			);
			return true;
		}
		if ( ( status === 401 || status === 403 ) && ! isRenewed ) {
			isRenewed = true;
			const { token } = await askPermission();
			upload.options.headers = { 'x-videopress-upload-token': token };
			return true;
		}
		return false;
	};

	/** Forgets where this file was, in this browser. */
	const forget = async (): Promise< void > => {
		const previous = await upload.findPreviousUploads();
		await Promise.all(
			previous.map( ( { urlStorageKey } ) =>
				upload.options.urlStorage?.removeUpload( urlStorageKey )
			)
		);
	};

	const fail = async ( error: Error ): Promise< void > => {
		const failure = readFailure( error );
		if ( await mend( failure ).catch( () => false ) ) {
			upload.start();
		} else {
			if ( failure.status === REFUSED ) {
				await forget();
			}
			report.failure( failure.sentence || getFailure() );
		}
	};
	const succeed = (): void => {
		if ( isRefused ) {
			// The next upload begins with what got through. Nothing is lost where the server doesn't learn of it.
			askPermission( getChunk() ).catch( () => {} );
		}
		if ( uploaded ) {
			report.success( uploaded );
		} else {
			report.failure( getFailure() );
		}
	};

	const upload = new tus.Upload( file, {
		endpoint: permission.endpoint,
		chunkSize: permission.chunk,
		retryDelays: DELAYS,
		headers: { 'x-videopress-upload-token': permission.token },
		metadata: {
			filename: file.name,
			filetype: file.type,
			...( post > 0 && { post: String( post ) } ),
			// Several people may use one browser.
			...( user && { user } ),
		},
		removeFingerprintOnSuccess: true,
		onProgress: report.progress,
		onAfterResponse: ( _request, response ) => {
			uploaded = readUploaded( response ) ?? uploaded;
		},
		onChunkComplete: () => ( hasPassed = true ),
		onError: ( error ) => void fail( error ),
		onSuccess: succeed,
	} );

	// Newest first; the file of an upload that has no address any more begins anew.
	const [ previous ] = await upload.findPreviousUploads();
	if ( previous ) {
		upload.resumeFromPreviousUpload( previous );
	}
	return {
		start: () => upload.start(),
		stop: () => upload.abort(),
		end: async () => {
			// Also where the server can't be reached, or has thrown it away by itself.
			await upload.abort( true ).catch( () => {} );
			await forget();
		},
	};
}
