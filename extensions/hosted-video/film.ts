import { isRecord, toText } from '@shared/guards';

/** A film as browsers hand it over. By what it can do: a file dropped into the canvas is made by another window's `File`. */
export const isFilm = ( value: unknown ): value is File =>
	isRecord( value ) &&
	typeof value.size === 'number' &&
	typeof value.slice === 'function' &&
	toText( value.type ).startsWith( 'video/' );
