import { InnerBlocks } from '@wordpress/block-editor';

/** Writes the button alone; PHP draws the form around it. */
export const save = () => <InnerBlocks.Content />;
