import { InnerBlocks } from '@wordpress/block-editor';

/** The picker saves nothing; inner blocks of later releases are kept. */
export const save = () => <InnerBlocks.Content />;
