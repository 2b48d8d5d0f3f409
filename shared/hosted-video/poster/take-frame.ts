import apiFetch from '@wordpress/api-fetch';
import { toRecord, toText } from '@shared/guards';

/**
 * Captures the current frame of a video.
 *
 * @param  video A video of this site.
 * @throws {Error} Where the browser has no image yet, or does not let it out.
 */
export async function captureFrame( video: HTMLVideoElement ): Promise< Blob > {
	const canvas = video.ownerDocument.createElement( 'canvas' );
	canvas.width = video.videoWidth;
	canvas.height = video.videoHeight;
	canvas.getContext( '2d' )?.drawImage( video, 0, 0 );
	const picture = await new Promise< Blob | null >( ( resolve ) =>
		canvas.toBlob( resolve, 'image/jpeg', 0.9 )
	);
	if ( ! picture || video.videoWidth === 0 ) {
		throw new Error( 'no picture' );
	}
	return picture;
}

const toHex = ( byte: number ): string =>
	byte.toString( 16 ).padStart( 2, '0' );

/**
 * Uploads a frame to the media library. If the user may edit the video it is attached to it, so that frames of private
 * videos are hidden from visitors.
 *
 * @param title What it is called.
 * @param video Attachment of the video; undefined where that is not known.
 * @return Its address.
 * @throws With the server's error.
 */
export async function uploadPoster(
	picture: Blob,
	title: string,
	film?: number
): Promise< string > {
	const name = Array.from(
		crypto.getRandomValues( new Uint8Array( 8 ) ),
		toHex
	).join( '' );
	const body = new FormData();
	body.append( 'file', picture, `poster-${ name }.jpg` );
	body.append( 'title', title );
	if ( film ) {
		// Core does not accept an attachment as `post`.
		body.append( 'mainstreet_film', `${ film }` );
	}
	const media = await apiFetch( {
		path: '/wp/v2/media',
		method: 'POST',
		body,
	} );
	return toText( toRecord( media ).source_url );
}
