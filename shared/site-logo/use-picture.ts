import { useEffect, useState } from '@wordpress/element';

/** A picture that can be drawn and stored anywhere: it holds its own bytes. */
export type Picture = {
	/** The bytes, as a `data:` address. */
	src: string;
	/** Size in pixels within the asked square, in the picture's own proportions. */
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
		// A drawing without a size of its own is taken for a square.
		image.onload = () =>
			resolve( [ image.naturalWidth || 1, image.naturalHeight || 1 ] );
		image.onerror = reject;
		image.src = src;
	} );

async function fetchPicture(
	url: string,
	box: number,
	signal: AbortSignal
): Promise< Picture | null > {
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
 * Fetches a picture's bytes. With them a canvas may be read whatever host the picture lies on, and a drawing that is
 * stored as a file still shows it.
 *
 * @param url Address; '' for none.
 * @param box Sides of the square it has to fit into, in pixels.
 * @return Null until it is there, and where it can't be had.
 */
export function usePicture( url: string, box: number ): Picture | null {
	const [ picture, setPicture ] = useState< Picture | null >( null );
	useEffect( () => {
		setPicture( null );
		if ( ! url ) {
			return undefined;
		}
		const controller = new AbortController();
		fetchPicture( url, box, controller.signal ).then(
			( found ) => ! controller.signal.aborted && setPicture( found ),
			() => {
				// A logo that can't be had is left out: what it decorates works without.
			}
		);
		return () => controller.abort();
	}, [ url, box ] );
	return picture;
}
