import { useEffect, useRef, useState } from '@wordpress/element';

/**
 * Whether the player reacts to the pointer: after a click into the block, until the block is deselected. The keyboard can use it while the
 * block is selected.
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
		// React supports the attribute since version 19.
		ref.current?.toggleAttribute( 'inert', ! isSelected );
	} );
	return {
		ref,
		isInteractive: isOn && isSelected,
		enter: () => setIsOn( true ),
	};
}
