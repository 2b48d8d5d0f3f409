import { isFiniteNumber } from '@shared/guards';
import { callMethod, getProperty } from './foreign-object';
import type { State } from './state';
import { readUploader, type Uploader } from './uploader';

/** Uploads a file; rejects on failure. */
type Upload = ( file: File, uploader: Uploader ) => Promise< void >;

type Pass = ( isFine: boolean ) => void;

/** Same check as plupload's own filter. */
function checkSize(
	plupload: unknown,
	uploader: unknown,
	limit: unknown,
	file: unknown,
	pass: Pass
): void {
	const most = callMethod( plupload, 'parseSize', limit );
	const size = getProperty( file, 'size' );
	const isTooLarge =
		isFiniteNumber( most ) &&
		most > 0 &&
		isFiniteNumber( size ) &&
		size > most;
	if ( isTooLarge ) {
		callMethod( uploader, 'trigger', 'Error', {
			code: getProperty( plupload, 'FILE_SIZE_ERROR' ),
			message: callMethod( plupload, 'translate', 'File size error.' ),
			file,
		} );
	}
	pass( ! isTooLarge );
}

/** Returns the file if it is too large for one request; null otherwise, and for uploaders of other plugins. */
function readLarge(
	{ from, pictures }: State,
	uploader: Uploader | null,
	file: unknown
): File | null {
	const native = callMethod( file, 'getNative' );
	return uploader &&
		native instanceof File &&
		native.size > ( native.type.startsWith( 'image/' ) ? pictures : from )
		? native
		: null;
}

/**
 * Intercepts large files before WordPress's uploaders receive them. Replaces plupload's file size filter, which runs for
 * all uploaders after the check of the file type: a file rejected without an error enters no queue, and no uploader
 * knows of it.
 *
 * @param state Size limits.
 * @param take  Uploads the file. If it rejects, WordPress's uploader handles the file as usual.
 */
export function interceptLargeFiles( state: State, take: Upload ): void {
	const plupload: unknown = Reflect.get( window, 'plupload' );
	callMethod(
		plupload,
		'addFileFilter',
		'max_file_size',
		function ( this: unknown, limit: unknown, file: unknown, pass: Pass ) {
			const uploader = readUploader( this );
			const large = readLarge( state, uploader, file );
			if ( ! large || ! uploader ) {
				checkSize( plupload, this, limit, file, pass );
				return;
			}
			take( large, uploader ).then(
				() => pass( false ),
				() => checkSize( plupload, this, limit, file, pass )
			);
		}
	);
}
