import { InnerBlocks } from '@wordpress/block-editor';

/** The blocks that hold others write only these. */
export const container = { save: () => <InnerBlocks.Content /> };
