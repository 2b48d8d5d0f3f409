import { isRecord, toRecord, toText } from '@shared/guards';

/** The part of a frame of the media library that is used here. */
type Frame = {
	on: ( event: 'select', listener: () => void ) => void;
	open: () => void;
	state: () => unknown;
};

type Create = ( options: object ) => unknown;

const isCreate = ( value: unknown ): value is Create =>
	typeof value === 'function';

const isFrame = ( value: unknown ): value is Frame =>
	isRecord( value ) &&
	[ value.on, value.open, value.state ].every( isCreate );

const getCreate = (): Create | null => {
	const { media } = toRecord( 'wp' in window ? window.wp : null );
	return isCreate( media ) ? media : null;
};

/** Whether the media library is loaded: not for users who may not upload. */
export const hasMediaLibrary = (): boolean => getCreate() !== null;

/** Calls a method of a Backbone object, and returns its result. */
const call = (
	object: unknown,
	method: string,
	...args: string[]
): unknown => {
	const found: unknown =
		typeof object === 'object' && object !== null
			? Reflect.get( object, method )
			: null;
	return isCreate( found ) ? Reflect.apply( found, object, args ) : undefined;
};

/**
 * Opens the media library for choosing an image.
 *
 * @param title    Its title, and that of its button.
 * @param onChoose Gets the address of the image.
 */
export function choosePicture(
	title: string,
	onChoose: ( url: string ) => void
): void {
	const frame = getCreate()?.( {
		title,
		button: { text: title },
		library: { type: 'image' },
		multiple: false,
	} );
	if ( ! isFrame( frame ) ) {
		return;
	}
	frame.on( 'select', () => {
		const selection = call( frame.state(), 'get', 'selection' );
		const { url } = toRecord(
			call( call( selection, 'first' ), 'toJSON' )
		);
		if ( toText( url ) ) {
			onChoose( toText( url ) );
		}
	} );
	frame.open();
}
