import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFailureNotice } from '@shared/uploads';
import { readMedia } from '../attributes';
import type { ComparedImage } from '../types';

type Picker = {
	/** Uses a file of the media library or an upload. */
	pick: ( media: unknown ) => void;
	/** Uses the URL of an image. */
	pickUrl: ( url: string ) => void;
	/** Shows the error message of an upload. */
	fail: ( message: unknown ) => void;
};

/** Milliseconds to wait for the size of an image on another site. */
const PATIENCE = 3000;

/** Returns the size of an image on another site, so that the page can reserve its space. */
async function measure( url: string ): Promise< Partial< ComparedImage > > {
	const image = new window.Image();
	image.src = url;
	try {
		await Promise.race( [
			image.decode(),
			new Promise( ( _, reject ) => setTimeout( reject, PATIENCE ) ),
		] );
	} catch {
		// Without a size, the page cannot reserve the space.
		return {};
	}
	return { width: image.naturalWidth, height: image.naturalHeight };
}

/**
 * Returns functions for choosing an image.
 *
 * @param onChange Saves the image.
 */
export function useImagePicker(
	onChange: ( image: ComparedImage ) => void
): Picker {
	const fail = useFailureNotice();

	const pick = useCallback(
		( media: unknown ) => {
			const image = readMedia( media );
			if ( ! image ) {
				fail(
					__(
						'Please choose an image. Other file types cannot be compared.',
						'mainstreet-blocks'
					)
				);
				return;
			}
			// A preview during the upload; the URL follows.
			if ( ! image.url?.startsWith( 'blob:' ) ) {
				onChange( image );
			}
		},
		[ fail, onChange ]
	);

	const pickUrl = useCallback(
		async ( url: string ) => {
			onChange( { url, alt: '', ...( await measure( url ) ) } );
		},
		[ onChange ]
	);

	return { pick, pickUrl, fail };
}
