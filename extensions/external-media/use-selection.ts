import { useState } from '@wordpress/element';
import type { Item } from './responses';

/** Images that can be copied at once. */
export const MAX_SELECTED = 10;

/**
 * The selection. Whole items are stored, because another search or page no longer shows them.
 *
 * @param isMultiple Whether the block accepts several.
 */
export function useSelection( isMultiple: boolean ) {
	const [ selected, setSelected ] = useState< Item[] >( [] );
	const isFull = isMultiple && selected.length >= MAX_SELECTED;
	return {
		selected,
		setSelected,
		isFull,
		toggle: ( item: Item ) => {
			const others = selected.filter( ( { id } ) => id !== item.id );
			if ( others.length < selected.length ) {
				setSelected( others );
			} else if ( ! isFull ) {
				setSelected( isMultiple ? [ ...selected, item ] : [ item ] );
			}
		},
	};
}

export type Selection = ReturnType< typeof useSelection >;
