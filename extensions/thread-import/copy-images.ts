import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { isPositiveInteger, toRecords, toText } from '@shared/guards';
import { getPostSelectors } from '@shared/post-editor';

type Registry = ReturnType< typeof useRegistry >;

/** Images that can be copied: signed item by client ID of the block. */
export type Copies = ReadonlyMap< string, string >;

const NOTICE = 'mainstreet-thread-images';

/** Copies one image; null where the server refuses. */
async function copy( guid: string, postId: number ) {
	try {
		const [ file ] = toRecords(
			await apiFetch( {
				path: '/wpcom/v2/external-media/copy/thread',
				method: 'POST',
				data: { media: [ { guid } ], post_id: postId },
			} )
		);
		return isPositiveInteger( file?.id ) && toText( file.url )
			? { id: file.id, url: toText( file.url ) }
			: null;
	} catch {
		return null;
	}
}

/**
 * Copies images into the library one by one, and updates their blocks.
 *
 * @param registry Registry of the editor's stores.
 * @return Those that could not be copied.
 */
async function copyAll(
	registry: Registry,
	images: Copies
): Promise< Copies > {
	const post = getPostSelectors( registry, 'getCurrentPostId' );
	const id = post?.getCurrentPostId();
	const failed = new Map< string, string >();
	const { getBlock } = registry.select( blockEditorStore );
	for ( const [ clientId, guid ] of images ) {
		// Skips images whose block was removed.
		if ( ! getBlock( clientId ) ) {
			continue;
		}
		const file = await copy( guid, isPositiveInteger( id ) ? id : 0 );
		if ( file && getBlock( clientId ) ) {
			void registry
				.dispatch( blockEditorStore )
				.updateBlockAttributes( clientId, file );
		}
		if ( ! file ) {
			failed.set( clientId, guid );
		}
	}
	return failed;
}

const toAction = ( registry: Registry, label: string, images: Copies ) => [
	{
		label,
		onClick: () => void run( registry, images ),
	},
];

async function run( registry: Registry, images: Copies ): Promise< void > {
	const { createNotice, removeNotice } = registry.dispatch( noticesStore );
	void createNotice( 'info', __( 'Copying images…', 'mainstreet-blocks' ), {
		id: NOTICE,
		isDismissible: false,
	} );
	const failed = await copyAll( registry, images );
	if ( failed.size === 0 ) {
		void removeNotice( NOTICE );
		void createNotice(
			'success',
			__( 'Images copied to the Media Library.', 'mainstreet-blocks' ),
			{ type: 'snackbar' }
		);
		return;
	}
	void createNotice(
		'error',
		sprintf(
			/* translators: %d: number of images. */
			_n(
				'%d image could not be copied to the Media Library.',
				'%d images could not be copied to the Media Library.',
				failed.size,
				'mainstreet-blocks'
			),
			failed.size
		),
		{
			id: NOTICE,
			actions: toAction(
				registry,
				__( 'Try again', 'mainstreet-blocks' ),
				failed
			),
		}
	);
}

/**
 * Offers to copy the images of an imported thread, which visitors would otherwise load from the network.
 *
 * @param registry Registry of the editor's stores.
 * @param images   Images; none where the user may not upload files.
 * @param label    Name of the network.
 */
export function offerCopies(
	registry: Registry,
	images: Copies,
	label: string
): void {
	if ( images.size === 0 ) {
		return;
	}
	void registry.dispatch( noticesStore ).createNotice(
		'info',
		sprintf(
			/* translators: %s: name of a network. */
			__(
				'The images of this thread are loaded from %s.',
				'mainstreet-blocks'
			),
			label
		),
		{
			id: NOTICE,
			actions: toAction(
				registry,
				__( 'Copy to the Media Library', 'mainstreet-blocks' ),
				images
			),
		}
	);
}
