import { useThrottle } from '@wordpress/compose';
import { useCallback, useRef } from '@wordpress/element';

/**
 * Throttles a function, with leading and trailing calls. Unlike WordPress's `useThrottle`, it does not start again when
 * the function changes on render.
 *
 * @param act  What is called; the one of the last drawing.
 * @param wait Milliseconds between two calls.
 * @return The same function for as long as the component is there. A call that waits goes with the component.
 */
export function useSteadyThrottle< Given extends unknown[] >(
	act: ( ...given: Given ) => void,
	wait: number
): ( ...given: Given ) => void {
	const latest = useRef( act );
	latest.current = act;
	return useThrottle(
		useCallback( ( ...given: Given ) => latest.current( ...given ), [] ),
		wait
	);
}
