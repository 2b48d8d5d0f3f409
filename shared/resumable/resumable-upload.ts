import * as tus from 'tus-js-client';
import { getEditorState } from '@shared/editor-state';
import { getFailure } from './upload-error';
import { fetchToken } from './token';
import type { Uploaded } from './types';

/** Delays of retries in milliseconds. */
const DELAYS = [ 0, 1000, 3000, 5000, 10_000 ];

/** Minimum chunk size (docs/server-contract.md A40). */
const LEAST_CHUNK = 256 * 1024;

/** Status for content that does not fit the name; the server has deleted the file. */
const REFUSED = 422;

/** Events of an upload. */
export type Report = {
	progress: ( sent: number ) => void;
	success: ( uploaded: Uploaded ) => void;
	failure: ( message: string ) => void;
};

/** A file on its way. */
export type Sending = {
	start: () => void;
	stop: () => Promise< void >;
	/** Also deletes the upload on the server. */
	end: () => Promise< void >;
};

/** Decodes the server's message, which is base64 of UTF-8 in a header. */
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
	/** Message of this plugin's server; '' for responses of proxies and network errors. */
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
 * Whether a chunk was too large for a proxy: 413, or repeated connection losses or proxy errors while smaller requests
 * pass. A size that worked once is not too large.
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

/** Reads the attachment from the response to the last chunk; null for other responses. */
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
 * Prepares an upload. It resumes a previous upload of the same file in this browser.
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
	const permission = await fetchToken();
	const { user } = getEditorState().uploads;
	let uploaded: Uploaded | null = null;
	let isRenewed = false;
	let hasPassed = false;
	let isRefused = false;
	let isAnew = false;
	const getChunk = (): number => upload.options.chunkSize ?? permission.chunk;

	/** Whether another try can succeed: with smaller chunks, a new token, or a new upload. */
	const mend = async ( failure: Failure ): Promise< boolean > => {
		const { status } = failure;
		if ( status === 404 && failure.method === 'PATCH' && ! isAnew ) {
			// The server lost the upload: the next try starts again.
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
			const { token } = await fetchToken();
			upload.options.headers = { 'x-videopress-upload-token': token };
			return true;
		}
		return false;
	};

	/** Removes the stored upload URL of this file. */
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
			// Reports the chunk size that worked; errors are ignored.
			fetchToken( getChunk() ).catch( () => {} );
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
			// Uploads are stored by user.
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

	// Newest first; an upload without a URL starts again.
	const [ previous ] = await upload.findPreviousUploads();
	if ( previous ) {
		upload.resumeFromPreviousUpload( previous );
	}
	return {
		start: () => upload.start(),
		stop: () => upload.abort(),
		end: async () => {
			// Also if the server cannot be reached or has deleted it.
			await upload.abort( true ).catch( () => {} );
			await forget();
		},
	};
}
