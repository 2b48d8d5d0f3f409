import { useThrottle } from '@wordpress/compose';
import { useCallback, useRef } from '@wordpress/element';

/**
 * Limits how often a function is called: at once, then once in a while, and at last with what came last. WordPress's
 * `useThrottle` begins anew with each new function, and a component makes a new one each time it is drawn.
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
