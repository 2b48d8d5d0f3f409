import { useEffect, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';

type Options = {
	/** Number of options; 0 while the list is closed. */
	count: number;
	/** Called with the index of the chosen option. */
	onChoose: ( index: number ) => void;
	onClose: () => void;
	/** The active option is reset when this value changes, such as the list of results. */
	resetKey: unknown;
};

/**
 * The active option, as in the ARIA combobox pattern: the focus stays in the field, up and down wrap around, Enter
 * chooses, Escape closes.
 *
 * @param options See Options.
 */
export function useActiveOption( {
	count,
	onChoose,
	onClose,
	resetKey,
}: Options ) {
	const [ active, setActive ] = useState( -1 );
	useEffect( () => setActive( -1 ), [ resetKey ] );

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
			// Otherwise Escape would also close the surrounding dialog.
			event.preventDefault();
			event.stopPropagation();
			step();
		}
	};
	return { active, onKeyDown };
}
