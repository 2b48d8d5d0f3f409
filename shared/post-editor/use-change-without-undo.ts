import { useRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { markChange } from './persistence';

/**
 * For changes that follow from another one and are undone with it: rendered text, a finished upload, a value of the
 * parent block.
 *
 * @return Changes attributes without a separate undo step.
 */
export function useChangeWithoutUndo(): ( change: () => void ) => void {
	const registry = useRegistry();
	return useCallback(
		( change ) => {
			markChange( registry, '__unstableMarkNextChangeAsNotPersistent' );
			change();
		},
		[ registry ]
	);
}
