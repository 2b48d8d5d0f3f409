import { useState } from '@wordpress/element';
import type { Item } from './answers';

/** Pictures that are taken at once. */
export const MOST = 10;

/**
 * What is chosen. It is kept whole: another search, or another page, does not show it any more.
 *
 * @param isMultiple Whether several are wanted.
 */
export function useSelection( isMultiple: boolean ) {
	const [ selected, setSelected ] = useState< Item[] >( [] );
	const isFull = isMultiple && selected.length >= MOST;
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
