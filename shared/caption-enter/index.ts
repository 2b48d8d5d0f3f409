import {
	createBlock,
	getDefaultBlockName,
	type Block,
} from '@wordpress/blocks';

/** What core hands to every block's edit and its types leave out; nothing where the place is locked. */
export type InsertsBlocks = {
	insertBlocksAfter?: ( blocks: Block | Block[] ) => void;
};

/**
 * What Enter does at the end of a caption, as in core's blocks: go on in a paragraph after the block.
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
 * Properties of a RichText that leads on; its types leave this one out, which core's captions have.
 *
 * @param onLeave What Enter at the end does; without, it breaks the line.
 */
export const onEnterAtEnd = (
	onLeave: ( () => void ) | undefined
): Record< string, () => void > =>
	onLeave ? { __unstableOnSplitAtEnd: onLeave } : {};
