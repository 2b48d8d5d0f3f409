import { isFiniteNumber } from '@shared/guards';
import { call, get } from './call';
import type { State } from './state';
import { readUploader, type Uploader } from './uploader';

/** Takes a file; rejects where it can't. */
type Take = ( file: File, uploader: Uploader ) => Promise< void >;

type Pass = ( isFine: boolean ) => void;

/** What plupload's own filter does. */
function checkSize(
	plupload: unknown,
	uploader: unknown,
	limit: unknown,
	file: unknown,
	pass: Pass
): void {
	const most = call( plupload, 'parseSize', limit );
	const size = get( file, 'size' );
	const isTooLarge =
		isFiniteNumber( most ) &&
		most > 0 &&
		isFiniteNumber( size ) &&
		size > most;
	if ( isTooLarge ) {
		call( uploader, 'trigger', 'Error', {
			code: get( plupload, 'FILE_SIZE_ERROR' ),
			message: call( plupload, 'translate', 'File size error.' ),
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
	const native = call( file, 'getNative' );
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
export function takeLargeFiles( state: State, take: Take ): void {
	const plupload: unknown = Reflect.get( window, 'plupload' );
	call(
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
