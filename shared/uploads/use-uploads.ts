import { getBlobByURL } from '@wordpress/blob';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { toRecord } from '@shared/guards';
import { useSaveLock } from '@shared/post-editor';
import { isTransient } from './attachment';
import { uploadOnce, type MediaUpload } from './queue';

type Options = {
	/** Name of the lock on saving, another for each block. */
	lock: string;
	/** Kinds of files the block takes; pictures if left out. */
	allowedTypes?: string[];
	/** Addresses of all media of the block. */
	addresses: readonly ( string | undefined )[];
	/** Sentences for a file that is gone, and for one that was refused without a reason; those of pictures if left out. */
	messages?: { lost: string; failed: string };
	/** Puts the attachment, or null, in the place of a preview. */
	onSettle: ( preview: string, media: unknown ) => void;
	onError: ( message: string ) => void;
};

const getMessages = () => ( {
	lost: __(
		'An image was still uploading when the editor was closed. Please add it again.',
		'mainstreet-blocks'
	),
	failed: __(
		'Could not upload an image. Please try again.',
		'mainstreet-blocks'
	),
} );

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

const getMessage = ( error: unknown, otherwise: string ): string =>
	typeof error === 'string' && error !== ''
		? error
		: getErrorMessage( error, otherwise );

/**
 * Uploads every file that is only a preview yet, and keeps the post from being saved until all are done. Files are
 * previews after a drop, an undo, or a block's copying.
 *
 * @param options The media, and what happens to a finished one.
 */
export function useUploads( options: Options ): {
	canUpload: boolean;
	isUploading: boolean;
} {
	const { lock } = options;
	const previews = options.addresses.filter( isTransient );
	const mediaUpload = useMediaUpload();
	const latest = useRef( options );
	const followed = useRef( new Set< string >() );
	const isMounted = useRef( true );

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
		const { allowedTypes = [ 'image' ], messages = getMessages() } =
			latest.current;
		for ( const blob of previews ) {
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
			uploadOnce(
				blob,
				getBlobByURL( blob ),
				allowedTypes,
				mediaUpload
			).then(
				( media ) =>
					settle( media, media === null ? messages.lost : undefined ),
				( error: unknown ) =>
					settle( null, getMessage( error, messages.failed ) )
			);
		}
	}, [ previews, mediaUpload ] );
	useSaveLock( lock, previews.length > 0 );

	return {
		canUpload: mediaUpload !== undefined,
		isUploading: previews.length > 0,
	};
}
