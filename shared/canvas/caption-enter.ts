import {
	createBlock,
	getDefaultBlockName,
	type Block,
} from '@wordpress/blocks';

/** Props of a block's edit that the types lack; undefined if the position is locked. */
export type InsertsBlocks = {
	insertBlocksAfter?: ( blocks: Block | Block[] ) => void;
};

/**
 * Enter at the end of a caption inserts a paragraph after the block, as in core's blocks.
 *
 * @param insertBlocksAfter What core hands to the block's edit.
 */
export const getContinuation = (
	insertBlocksAfter: InsertsBlocks[ 'insertBlocksAfter' ]
): ( () => void ) | undefined => {
	const name = getDefaultBlockName();
	return insertBlocksAfter && name
		? () => insertBlocksAfter( createBlock( name ) )
		: undefined;
};

/**
 * Props of a RichText for captions; the types lack this one.
 *
 * @param onLeave What Enter at the end does; without, it breaks the line.
 */
export const onEnterAtEnd = (
	onLeave: ( () => void ) | undefined
): Record< string, () => void > =>
	onLeave ? { __unstableOnSplitAtEnd: onLeave } : {};
