import { InnerBlocks } from '@wordpress/block-editor';

/** The picker leaves nothing; what a later release put into it stays. */
export const save = () => <InnerBlocks.Content />;
