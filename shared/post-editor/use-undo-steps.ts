import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { markChange } from './persistence';

/** Milliseconds without a key after which typing is another step, as in core's rich text. */
const PAUSE = 1000;

/** Changes of a block, each with the place it has among the steps of undo. */
export type UndoSteps = {
	/** A step of its own: a press, a drag, something added or removed. */
	act: ( change: () => void ) => void;
	/**
	 * Typing, which is one step with what was typed in the same field right before.
	 *
	 * @param field  Name of the field.
	 * @param change Stores what was typed.
	 */
	type: ( field: string, change: () => void ) => void;
};

/**
 * Steps of undo for a block that keeps several things in one attribute. Core takes changes of one
 * attribute after another for typing, and undoes all of them at once; here a step ends
 * with each act, with each field, and where somebody stopped typing for a while.
 */
export function useUndoSteps(): UndoSteps {
	const registry = useRegistry();
	return useMemo( () => {
		let typing: { field: string; at: number } | null = null;
		const end = () =>
			markChange( registry, '__unstableMarkLastChangeAsPersistent' );
		return {
			act: ( change ) => {
				typing = null;
				end();
				change();
			},
			type: ( field, change ) => {
				const now = Date.now();
				if ( typing?.field !== field || now - typing.at > PAUSE ) {
					end();
				}
				typing = { field, at: now };
				change();
			},
		};
	}, [ registry ] );
}
