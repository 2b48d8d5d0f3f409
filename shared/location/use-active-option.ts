import { useEffect, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';

type Options = {
	/** Options in the list; 0 while it is closed. */
	count: number;
	/** Called with the place of the option that was chosen. */
	onChoose: ( index: number ) => void;
	onClose: () => void;
	/** The list, so that it begins anew with another one. */
	list: unknown;
};

/**
 * The option that arrow keys have reached, as in the combobox pattern of the ARIA authoring practices: focus stays in the
 * field, up and down go round, Enter takes, Escape closes.
 *
 * @param options List, and what is done with it.
 */
export function useActiveOption( { count, onChoose, onClose, list }: Options ) {
	const [ active, setActive ] = useState( -1 );
	useEffect( () => setActive( -1 ), [ list ] );

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( count === 0 || event.nativeEvent.isComposing ) {
			return;
		}
		const steps: Record< string, () => void > = {
			ArrowDown: () => setActive( ( active + 1 ) % count ),
			ArrowUp: () => setActive( active > 0 ? active - 1 : count - 1 ),
			Escape: onClose,
		};
		const step =
			event.key === 'Enter' && active >= 0
				? () => onChoose( active )
				: steps[ event.key ];
		if ( step ) {
			// What is around the field closes with the same key.
			event.preventDefault();
			event.stopPropagation();
			step();
		}
	};
	return { active, onKeyDown };
}
