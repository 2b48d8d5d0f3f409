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

/**
 * Films a few frames of a canvas.
 *
 * @param page Any page of a browser that `hasVideo()`.
 */
export const makeVideo = async ( page: Page ): Promise< Uint8Array > =>
	new Uint8Array(
		await page.evaluate( async ( mimeType ) => {
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
			return [
				...new Uint8Array( await new Blob( chunks ).arrayBuffer() ),
			];
		}, TYPE )
	);
