import { store as blockEditorStore } from '@wordpress/block-editor';
import type { useRegistry } from '@wordpress/data';
import { hasFunctions } from '@shared/guards';

/** Undo actions of core's rich text, which the types lack. */
type Mark =
	| '__unstableMarkLastChangeAsPersistent'
	| '__unstableMarkNextChangeAsNotPersistent';

/**
 * Calls an undo action of the block editor, if it exists.
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
