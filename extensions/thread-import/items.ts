import { createBlock } from '@wordpress/blocks';
import {
	toRecord,
	toRecords,
	toText,
	type UnknownRecord,
} from '@shared/guards';

type Block = ReturnType< typeof createBlock >;

const toUrl = ( value: unknown ): string =>
	/^https?:\/\//i.test( toText( value ) ) ? toText( value ) : '';

/** Blocks of a thread, and the signed items of its images by client ID. */
export type Thread = { blocks: Block[]; images: Map< string, string > };

type Images = Thread[ 'images' ];

function toImage( value: unknown, images: Images ): Block[] {
	const { url, alt, guid } = toRecord( value );
	if ( ! toUrl( url ) ) {
		return [];
	}
	const block = createBlock( 'core/image', {
		url: toUrl( url ),
		alt: toText( alt ),
	} );
	if ( toText( guid ) ) {
		images.set( block.clientId, toText( guid ) );
	}
	return [ block ];
}

/** Creates a block with the URL in one of its attributes. */
const toBlock = (
	name: string,
	attribute: string,
	{ url }: UnknownRecord
): Block[] =>
	toUrl( url )
		? [ createBlock( name, { [ attribute ]: toUrl( url ) } ) ]
		: [];

/** Creates a paragraph, image, video or embed; none for an empty item. */
function toBlocks( item: UnknownRecord, images: Images ): Block[] {
	switch ( item.type ) {
		case 'paragraph':
			return toText( item.content )
				? [
						createBlock( 'core/paragraph', {
							content: toText( item.content ),
						} ),
					]
				: [];
		case 'image':
			return toImage( item, images );
		case 'gallery': {
			const inner = toRecords( item.images ).flatMap( ( image ) =>
				toImage( image, images )
			);
			return inner.length > 0
				? [ createBlock( 'core/gallery', { linkTo: 'none' }, inner ) ]
				: [];
		}
		case 'video':
			return toBlock( 'core/video', 'src', item );
		case 'embed':
			return toBlock( 'core/embed', 'url', item );
		default:
			return [];
	}
}

/**
 * Blocks of a thread.
 *
 * @param items Answer of the server (docs/server-contract.md A25).
 * @param own   Address the thread was asked for with: where it comes back as an embed and nothing else does, nothing was got.
 * @return Null for an answer that is none; no blocks for a thread without content.
 */
export function readThread( items: unknown, own: string ): Thread | null {
	if ( ! Array.isArray( items ) ) {
		return null;
	}
	const known = toRecords( items );
	const isItself =
		known.length === 1 &&
		known[ 0 ]?.type === 'embed' &&
		known[ 0 ].url === own;
	const images: Images = new Map();
	const blocks = isItself
		? []
		: known.flatMap( ( item ) => toBlocks( item, images ) );
	return { blocks, images };
}
