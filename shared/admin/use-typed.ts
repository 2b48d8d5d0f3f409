import { useEffect, useRef, useState } from '@wordpress/element';

/** Milliseconds without a key before a search begins. */
const PAUSE = 400;

/**
 * Text that takes effect once the typing pauses.
 *
 * @param value    Text in effect.
 * @param onSettle Takes the new one, trimmed.
 * @return Text as typed, and its setter.
 */
export function useTyped( value: string, onSettle: ( typed: string ) => void ) {
	const [ typed, setTyped ] = useState( value );
	const settle = useRef( onSettle );
	settle.current = onSettle;
	useEffect( () => {
		if ( typed.trim() === value ) {
			return;
		}
		const timer = setTimeout( () => settle.current( typed.trim() ), PAUSE );
		return () => clearTimeout( timer );
	}, [ typed, value ] );
	return [ typed, setTyped ] as const;
}
