import type { Page } from '@playwright/test';

const TYPE = 'video/webm';

/**
 * Whether the browser can make and play a video: some are built without any of its kinds.
 *
 * @param page Any page.
 */
export const hasVideo = ( page: Page ): Promise< boolean > =>
	page.evaluate(
		( type ) =>
			typeof MediaRecorder === 'function' &&
			MediaRecorder.isTypeSupported( `${ type };codecs=vp8` ) &&
			document
				.createElement( 'video' )
				.canPlayType( `${ type }; codecs="vp8"` ) !== '',
		TYPE
	);

/** Films a few frames of a canvas. */
const film = ( page: Page ): Promise< number[] > =>
	page.evaluate( async ( mimeType ) => {
		const canvas = document.createElement( 'canvas' );
		canvas.width = 180;
		canvas.height = 320;
		const pen = canvas.getContext( '2d' );
		const chunks: Blob[] = [];
		const recorder = new MediaRecorder( canvas.captureStream( 30 ), {
			mimeType,
		} );
		recorder.ondataavailable = ( { data } ) => chunks.push( data );
		const stopped = new Promise( ( resolve ) => {
			recorder.onstop = resolve;
		} );
		recorder.start();
		for ( let frame = 0; pen && frame < 60; frame++ ) {
			pen.fillStyle = `hsl( ${ frame * 6 } 80% 40% )`;
			pen.fillRect( 0, 0, 180, 320 );
			await new Promise( requestAnimationFrame );
		}
		recorder.stop();
		await stopped;
		return [ ...new Uint8Array( await new Blob( chunks ).arrayBuffer() ) ];
	}, TYPE );

/**
 * Writes into a film how long it is. A recorder can't: it begins to write before it knows.
 *
 * @param bytes   The film, as Matroska.
 * @param seconds Its length.
 */
function setDuration( bytes: Buffer, seconds: number ): Buffer {
	// The element Info. Zeros before the first bit say how many bytes its size has more.
	const start =
		bytes.indexOf( Buffer.from( [ 0x15, 0x49, 0xa9, 0x66 ] ) ) + 4;
	const first = bytes[ start ] ?? 0;
	const width = Math.clz32( first ) - 23;
	const content = start + width;
	const length = bytes
		.subarray( start + 1, content )
		.reduce(
			( sum, byte ) => sum * 256 + byte,
			first % 2 ** ( 8 - width )
		);
	const duration = Buffer.alloc( 11 );
	duration.writeUInt16BE( 0x4489 );
	duration.writeUInt8( 0x88, 2 );
	duration.writeDoubleBE( seconds * 1000, 3 );
	const grown = Buffer.alloc( 8 );
	grown.writeUInt32BE( length + duration.length, 4 );
	grown.writeUInt8( 1 );
	return Buffer.concat( [
		bytes.subarray( 0, start ),
		grown,
		bytes.subarray( content, content + length ),
		duration,
		bytes.subarray( content + length ),
	] );
}

/**
 * Makes a video.
 *
 * @param page    Any page of a browser that `hasVideo()`.
 * @param seconds What it says its length is.
 */
export const makeVideo = async (
	page: Page,
	seconds: number
): Promise< Buffer > =>
	setDuration( Buffer.from( await film( page ) ), seconds );
