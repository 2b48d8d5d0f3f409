import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { isPositiveInteger, toRecord } from '@shared/guards';
import { getPostSelectors } from '@shared/post-editor';
import metadata from '../block.json';

/** Blocks whose content is stored elsewhere, and may be shown twice. */
const SHARED = [ 'core/block', 'core/template-part' ];

/**
 * Counts the blocks in a post's content that sell a product.
 *
 * @param content Content of a post, as it is stored.
 */
export const countProductBlocks = (
	content: unknown,
	productId: number
): number =>
	typeof content === 'string'
		? [
				...content.matchAll(
					/<!-- wp:jetpack\/simple-payments (\{.*?\}) (?:\/)?-->/gs
				),
			].filter( ( [ , json = '' ] ) =>
				new RegExp( `"productId":${ productId }[,}]` ).test( json )
			).length
		: 0;

/**
 * Detects whether a new block is a copy of another one in the post: then it gets a separate product, or both
 * would be stored as one, and the last would win. What the post had when it was opened stays as it is, and so does what stands in a
 * synced pattern, which is the same block wherever it is shown. Posts that are copied go on selling the same product.
 *
 * @return Call it once, when the block mounts.
 */
export function useIsCopy(
	clientId: string,
	productId: number | undefined
): () => boolean {
	const { select } = useRegistry();
	return () => {
		const blocks = select( blockEditorStore );
		const post = getPostSelectors( { select }, 'getCurrentPostAttribute' );
		const isShared = ( id: string ) =>
			blocks
				.getBlockParents( id )
				.some( ( parent ) =>
					SHARED.includes( String( blocks.getBlockName( parent ) ) )
				);
		if (
			! post ||
			! isPositiveInteger( productId ) ||
			isShared( clientId )
		) {
			return false;
		}
		const same = blocks
			.getClientIdsWithDescendants()
			.filter(
				( id ) =>
					blocks.getBlockName( id ) === metadata.name &&
					toRecord( blocks.getBlockAttributes( id ) ).productId ===
						productId &&
					! isShared( id )
			);
		const stored = countProductBlocks(
			post.getCurrentPostAttribute( 'content' ),
			productId
		);
		return same.length > Math.max( 1, stored );
	};
}
