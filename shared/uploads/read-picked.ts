import { isRecord } from '@shared/guards';

/** Not `instanceof`: a file that was dropped into the canvas belongs to another window. */
const isFile = ( value: unknown ): value is File =>
	isRecord( value ) &&
	typeof value.size === 'number' &&
	typeof value.slice === 'function';

/**
 * Splits a picker's result into files to upload and media of the library.
 *
 * @param picked List of files, or of media.
 */
export function splitPicked( picked: unknown ): {
	files: File[];
	media: unknown[];
} {
	const items: unknown[] =
		Array.isArray( picked ) || ( isRecord( picked ) && 'length' in picked )
			? Array.from( picked as unknown as ArrayLike< unknown > )
			: [];
	return {
		files: items.filter( isFile ),
		media: items.filter( ( item ) => ! isFile( item ) ),
	};
}
