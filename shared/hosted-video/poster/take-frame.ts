import apiFetch from '@wordpress/api-fetch';
import { toRecord, toText } from '@shared/guards';

/**
 * The picture that a film shows at this moment.
 *
 * @param  video A film of this site.
 * @throws {Error} Where the browser has no picture yet, or does not let it out.
 */
export async function takeFrame( video: HTMLVideoElement ): Promise< Blob > {
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

/**
 * Puts a picture into the media library.
 *
 * @param picture Picture.
 * @param title   What it is called.
 * @return Its address.
 * @throws With the server's error.
 */
export async function storePicture(
	picture: Blob,
	title: string
): Promise< string > {
	const body = new FormData();
	body.append( 'file', picture, 'poster.jpg' );
	body.append( 'title', title );
	const media = await apiFetch( {
		path: '/wp/v2/media',
		method: 'POST',
		body,
	} );
	return toText( toRecord( media ).source_url );
}
