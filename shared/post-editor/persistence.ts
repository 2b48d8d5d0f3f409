import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';
import { hasFunctions } from '@shared/guards';

/** How core's own rich text tells undo what is one step; the types leave both out. */
type Mark =
	| '__unstableMarkLastChangeAsPersistent'
	| '__unstableMarkNextChangeAsNotPersistent';

/**
 * Marks a change for undo, in an editor that knows the mark.
 *
 * @param registry Registry of the editor's stores.
 * @param mark     Name of core's action.
 */
export function markChange(
	registry: ReturnType< typeof useRegistry >,
	mark: Mark
): void {
	const actions: unknown = registry.dispatch( blockEditorStore );
	if ( hasFunctions( actions, mark ) ) {
		actions[ mark ]();
	}
}
