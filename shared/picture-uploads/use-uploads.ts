import { getBlobByURL } from '@wordpress/blob';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { toRecord } from '@shared/guards';
import { useSaveLock } from '@shared/post-editor';
import { uploadOnce, type MediaUpload } from './uploads';

type Options = {
	/** Name of the lock that keeps the post from being saved meanwhile. */
	lock: string;
	/** Addresses of all pictures of the block. */
	addresses: readonly ( string | undefined )[];
	/** Puts the attachment, or null, in the place of a preview. */
	onSettle: ( blob: string, media: unknown ) => void;
	onError: ( message: string ) => void;
};

/**
 * Tells whether an address exists in this browser tab only: a picture that is being uploaded.
 *
 * @param url Address of a picture.
 */
const isTransient = ( url: string | undefined ): url is string =>
	url !== undefined && url.startsWith( 'blob:' );

const isMediaUpload = ( value: unknown ): value is MediaUpload =>
	typeof value === 'function';

/** The editor's settings say who may upload: without the right there is no function. */
function useMediaUpload(): MediaUpload | undefined {
	return useSelect( ( select ) => {
		const { mediaUpload } = toRecord(
			select( blockEditorStore ).getSettings()
		);
		return isMediaUpload( mediaUpload ) ? mediaUpload : undefined;
	}, [] );
}

const getMessage = ( error: unknown ): string =>
	typeof error === 'string' && error !== ''
		? error
		: getErrorMessage(
				error,
				__(
					'A picture could not be uploaded. Please try again.',
					'mainstreet-blocks'
				)
			);

/**
 * Uploads every picture that is only a preview yet, and keeps the post from being saved
 * until all are done. Pictures are previews after a drop, an undo, or a block's copying.
 *
 * @param options The pictures, and what happens to a finished one.
 */
export function useUploads( options: Options ): {
	canUpload: boolean;
	isUploading: boolean;
} {
	const mediaUpload = useMediaUpload();
	const latest = useRef( options );
	const followed = useRef( new Set< string >() );
	const isMounted = useRef( true );
	const transient = options.addresses.filter( isTransient );

	useEffect( () => {
		latest.current = options;
	} );
	useEffect( () => {
		const seen = followed.current;
		isMounted.current = true;
		return () => {
			isMounted.current = false;
			seen.clear();
		};
	}, [] );
	useEffect( () => {
		for ( const blob of transient ) {
			if ( followed.current.has( blob ) ) {
				continue;
			}
			followed.current.add( blob );
			const settle = ( media: unknown, message?: string ) => {
				followed.current.delete( blob );
				if ( isMounted.current ) {
					latest.current.onSettle( blob, media );
					if ( message ) {
						latest.current.onError( message );
					}
				}
			};
			uploadOnce( blob, getBlobByURL( blob ), mediaUpload ).then(
				( media ) =>
					settle(
						media,
						media === null
							? __(
									'A picture had not been uploaded when the editor was closed. Please add it again.',
									'mainstreet-blocks'
								)
							: undefined
					),
				( error: unknown ) => settle( null, getMessage( error ) )
			);
		}
	}, [ transient, mediaUpload ] );
	useSaveLock( options.lock, transient.length > 0 );

	return {
		canUpload: mediaUpload !== undefined,
		isUploading: transient.length > 0,
	};
}
