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
	/** Allowed types; default: images. */
	allowedTypes?: string[];
	/** Addresses of all media of the block. */
	addresses: readonly ( string | undefined )[];
	/** Messages for a missing file and a refused one; default: those for images. */
	messages?: { lost: string; failed: string };
	/** Replaces a preview with the attachment, or null. */
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

/** Undefined for users who may not upload. */
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
 * Uploads all files that are still previews, and locks saving meanwhile. Previews appear after a drop, an undo, or
 * copying a block.
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
