import { isRecord, toText } from '@shared/guards';

/** Whether a value is a video file. Not `instanceof`: a file that was dropped into the canvas belongs to another window. */
export const isVideoFile = ( value: unknown ): value is File =>
	isRecord( value ) &&
	typeof value.size === 'number' &&
	typeof value.slice === 'function' &&
	toText( value.type ).startsWith( 'video/' );
