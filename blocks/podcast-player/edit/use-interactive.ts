import { useEffect, useRef, useState } from '@wordpress/element';

/**
 * Whether the player can be operated: by mouse after a click into the block, until it is selected no more. The keyboard
 * reaches it while the block is selected.
 *
 * @param isSelected Whether the block is selected.
 */
export function useInteractive( isSelected: boolean ) {
	const ref = useRef< HTMLDivElement >( null );
	const [ isOn, setIsOn ] = useState( false );
	if ( isOn && ! isSelected ) {
		setIsOn( false );
	}
	useEffect( () => {
		// React knows the attribute only from its 19th version on.
		ref.current?.toggleAttribute( 'inert', ! isSelected );
	} );
	return {
		ref,
		isInteractive: isOn && isSelected,
		enter: () => setIsOn( true ),
	};
}
