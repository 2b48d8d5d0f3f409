export { BlockIcon, preloadIcons } from './block-icon';
export { defineBlock, registerBlock, registerBlocks } from './define-block';
export type { BlockDefinition, BlockParts } from './define-block';
export { linkBuiltSheet, linkSheet } from './link-styles';
