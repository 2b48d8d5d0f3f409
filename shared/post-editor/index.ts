export { isViewable } from './is-viewable';
export {
	getPostActions,
	getPostSelectors,
	usePost,
	type PostActions,
	type PostSelectors,
} from './post-store';
export { useChangeWithoutUndo } from './use-change-without-undo';
export { lockSaving, useSaveLock } from './use-save-lock';
export { useUndoSteps, type UndoSteps } from './use-undo-steps';
