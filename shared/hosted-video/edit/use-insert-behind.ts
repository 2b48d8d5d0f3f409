import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';

/**
 * Inserts blocks for further files after this one, as core does with dropped files.
 *
 * @param make Makes the block of a video.
 * @return Function that does it; false where such a block may not stand there.
 */
export function useInsertAfter(
	clientId: string,
	make: ( film: File ) => Block
): ( films: File[] ) => boolean {
	const registry = useRegistry();
	return ( films ) => {
		const {
			canInsertBlockType,
			getBlockIndex,
			getBlockName,
			getBlockRootClientId,
		} = registry.select( blockEditorStore );
		const root = getBlockRootClientId( clientId ) ?? undefined;
		const name = getBlockName( clientId );
		if ( ! name || ! canInsertBlockType( name, root ) ) {
			return false;
		}
		void registry
			.dispatch( blockEditorStore )
			.insertBlocks(
				films.map( make ),
				getBlockIndex( clientId ) + 1,
				root,
				false
			);
		return true;
	};
}
