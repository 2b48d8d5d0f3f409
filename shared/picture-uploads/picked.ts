import { isRecord } from '@shared/guards';

/** By what it can do: a file dropped into the canvas is made by another window's `File`. */
const isFile = ( value: unknown ): value is File =>
	isRecord( value ) &&
	typeof value.size === 'number' &&
	typeof value.slice === 'function';

/**
 * Splits what a picker hands over into files to upload and pictures of the library.
 *
 * @param picked List of files, or of media.
 */
export function readPicked( picked: unknown ): {
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
