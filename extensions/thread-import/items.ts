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

const toImage = ( value: unknown ): Block[] => {
	const { url, alt } = toRecord( value );
	return toUrl( url )
		? [
				createBlock( 'core/image', {
					url: toUrl( url ),
					alt: toText( alt ),
				} ),
			]
		: [];
};

/** A block that shows an address, which stands in one of its attributes. */
const toBlock = (
	name: string,
	attribute: string,
	{ url }: UnknownRecord
): Block[] =>
	toUrl( url )
		? [ createBlock( name, { [ attribute ]: toUrl( url ) } ) ]
		: [];

/** Paragraph, image, video or embed; none for an item that has nothing. */
function toBlocks( item: UnknownRecord ): Block[] {
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
			return toImage( item );
		case 'gallery': {
			const images = toRecords( item.images ).flatMap( toImage );
			return images.length > 0
				? [ createBlock( 'core/gallery', { linkTo: 'none' }, images ) ]
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
 * @return Null for an answer that is none; none for a thread without content.
 */
export function readThread( items: unknown, own: string ): Block[] | null {
	if ( ! Array.isArray( items ) ) {
		return null;
	}
	const known = toRecords( items );
	const isItself =
		known.length === 1 &&
		known[ 0 ]?.type === 'embed' &&
		known[ 0 ].url === own;
	return isItself ? [] : known.flatMap( toBlocks );
}
