export { defineBlock, registerBlock, registerBlocks } from './define-block';
export type { BlockDefinition, BlockParts } from './define-block';
export { linkSheet } from './link-styles';
