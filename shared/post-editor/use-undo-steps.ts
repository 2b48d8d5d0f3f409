import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { markChange } from './persistence';

/** Milliseconds without input after which typing is a new undo step, as in core's rich text. */
const PAUSE = 1000;

/** Changes of a block, by kind of undo step. */
export type UndoSteps = {
	/** A separate step: a click, a drag, something added or removed. */
	act: ( change: () => void ) => void;
	/**
	 * Typing: one step with recent input in the same field.
	 *
	 * @param field  Name of the field.
	 * @param change Stores what was typed.
	 */
	type: ( field: string, change: () => void ) => void;
};

/**
 * Undo steps for a block that stores several values in one attribute. Core takes consecutive changes of one attribute
 * for typing and undoes all at once; here each action, each field and each pause starts a new step.
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
