import * as tus from 'tus-js-client';
import { getFailure } from './failure';
import { askPermission } from './token';
import type { Uploaded } from './types';

/** Seconds before another try, times 1000 (specification part 3, section 9). */
const DELAYS = [ 0, 1000, 3000, 5000, 10_000 ];

/** Below this a piece is not halved any more (docs/server-contract.md A40). */
const LEAST_CHUNK = 256 * 1024;

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
 * @throws {Error} With the server's sentence where uploading is not allowed.
 */
export async function prepare(
	file: File,
	report: Report
): Promise< Sending > {
	const permission = await askPermission();
	let uploaded: Uploaded | null = null;
	let isRenewed = false;

	/** Whether a failure is one that another try mends: smaller pieces, or a new token. */
	const mend = async ( status: number ): Promise< boolean > => {
		const chunk = upload.options.chunkSize ?? permission.chunk;
		if ( status === 413 && chunk > LEAST_CHUNK ) {
			upload.options.chunkSize = Math.max(
				LEAST_CHUNK,
				Math.ceil( chunk / 2 )
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

	const fail = async ( error: Error ): Promise< void > => {
		const response =
			error instanceof tus.DetailedError ? error.originalResponse : null;
		const isMended = await mend( response?.getStatus() ?? 0 ).catch(
			() => false
		);
		if ( isMended ) {
			upload.start();
		} else {
			report.failure( readSentence( response ) || getFailure() );
		}
	};

	const upload = new tus.Upload( file, {
		endpoint: permission.endpoint,
		chunkSize: permission.chunk,
		retryDelays: DELAYS,
		headers: { 'x-videopress-upload-token': permission.token },
		metadata: { filename: file.name, filetype: file.type },
		removeFingerprintOnSuccess: true,
		onProgress: report.progress,
		onAfterResponse: ( _request, response ) => {
			uploaded = readUploaded( response ) ?? uploaded;
		},
		onError: ( error ) => void fail( error ),
		onSuccess: () =>
			uploaded
				? report.success( uploaded )
				: report.failure( getFailure() ),
	} );

	// Newest first; the file of an upload that has no address any more begins anew.
	const [ previous ] = await upload.findPreviousUploads();
	if ( previous ) {
		upload.resumeFromPreviousUpload( previous );
	}
	return {
		start: () => upload.start(),
		stop: () => upload.abort(),
		end: () => upload.abort( true ),
	};
}
