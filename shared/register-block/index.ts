export { defineBlock, registerBlock, registerBlocks } from './define-block';
export type { BlockDefinition, BlockParts } from './define-block';
export {
	defineLater,
	installLater,
	isOwn,
	joinLater,
	wantLater,
} from './later';
export type { LaterParts } from './later';
export { linkSheet } from './link-styles';
