import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFailureNotice } from '@shared/uploads';
import { readMedia } from '../attributes';
import type { ComparedImage } from '../types';

type Picker = {
	/** Takes a file of the media library or an upload. */
	pick: ( media: unknown ) => void;
	/** Takes the address of an image. */
	pickUrl: ( url: string ) => void;
	/** Says that an upload failed. */
	fail: ( message: unknown ) => void;
};

/** Milliseconds to wait for the size of an image of another site. */
const PATIENCE = 3000;

/** Size of an image elsewhere, so that the page can keep its place free. */
async function measure( url: string ): Promise< Partial< ComparedImage > > {
	const image = new window.Image();
	image.src = url;
	try {
		await Promise.race( [
			image.decode(),
			new Promise( ( _, reject ) => setTimeout( reject, PATIENCE ) ),
		] );
	} catch {
		// Its size can't be read now. The block shows it as the browser does.
		return {};
	}
	return { width: image.naturalWidth, height: image.naturalHeight };
}

/**
 * Ways an image comes into the block.
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
			// Only on its way; the real address follows.
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
