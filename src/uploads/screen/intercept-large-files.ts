import { isFiniteNumber } from '@shared/guards';
import { callMethod, getProperty } from './foreign-object';
import type { State } from './state';
import { readUploader, type Uploader } from './uploader';

/** Takes a file; rejects where it can't. */
type Upload = ( file: File, uploader: Uploader ) => Promise< void >;

type Pass = ( isFine: boolean ) => void;

/** What plupload's own filter does. */
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

/** The file that is too large for one request; null for any other, and for uploaders that are not WordPress's own. */
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
 * Has large files taken before WordPress's uploaders get them. It stands where plupload asks whether a file is too large, which it does for
 * all uploaders, behind the question whether its type is allowed: what is answered no without an error is in no queue, and no uploader
 * knows of it.
 *
 * @param state What is large.
 * @param take  Takes it. Where it can't, all is as it would be without us.
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
