import { useEffect, useState } from '@wordpress/element';

/** An image as a data URL. */
export type DataUrlImage = {
	/** The bytes, as a `data:` address. */
	src: string;
	/** Size in pixels that fits the square, with the image's aspect ratio. */
	width: number;
	height: number;
};

const readAsAddress = ( blob: Blob ): Promise< string > =>
	new Promise( ( resolve, reject ) => {
		const reader = new FileReader();
		reader.onload = () => resolve( String( reader.result ) );
		reader.onerror = () => reject( reader.error );
		reader.readAsDataURL( blob );
	} );

const measure = ( src: string ): Promise< [ number, number ] > =>
	new Promise( ( resolve, reject ) => {
		const image = new Image();
		// An SVG without a size counts as a square.
		image.onload = () =>
			resolve( [ image.naturalWidth || 1, image.naturalHeight || 1 ] );
		image.onerror = reject;
		image.src = src;
	} );

async function fetchPicture(
	url: string,
	box: number,
	signal: AbortSignal
): Promise< DataUrlImage | null > {
	const response = await window.fetch( url, { signal } );
	const blob = await response.blob();
	if ( ! response.ok || ! blob.type.startsWith( 'image/' ) ) {
		return null;
	}
	const src = await readAsAddress( blob );
	const [ width, height ] = await measure( src );
	const scale = box / Math.max( width, height );
	return {
		src,
		width: Math.max( 1, Math.round( width * scale ) ),
		height: Math.max( 1, Math.round( height * scale ) ),
	};
}

/**
 * Fetches an image as a data URL, so that a canvas with it is not tainted and an SVG file contains it.
 *
 * @param url Address; '' for none.
 * @param box Sides of the square it has to fit into, in pixels.
 * @return Null until it is there, and where it can't be had.
 */
export function useDataUrlImage(
	url: string,
	box: number
): DataUrlImage | null {
	const [ picture, setPicture ] = useState< DataUrlImage | null >( null );
	useEffect( () => {
		setPicture( null );
		if ( ! url ) {
			return undefined;
		}
		const controller = new AbortController();
		fetchPicture( url, box, controller.signal ).then(
			( found ) => ! controller.signal.aborted && setPicture( found ),
			() => {
				// A logo that fails to load is left out.
			}
		);
		return () => controller.abort();
	}, [ url, box ] );
	return picture;
}
