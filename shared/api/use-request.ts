import { useEffect, useRef, useState } from '@wordpress/element';

/** State of a request. */
export type Answer< Value > = {
	/** The last response; null for none yet. Kept while a new request is pending. */
	value: Value | null;
	/** Error of the last request; null for none. */
	error: unknown;
	retry: () => void;
};

/**
 * Sends a request on mount, and again with a delay after its dependencies have changed.
 *
 * @param ask     Asks; null for nothing to ask.
 * @param depends What the answer depends on: plain values.
 * @param wait    Milliseconds between a change and the request.
 */
export function useRequest< Value >(
	ask: ( ( signal: AbortSignal ) => Promise< Value > ) | null,
	depends: readonly unknown[],
	wait: number
): Answer< Value > {
	const [ value, setValue ] = useState< Value | null >( null );
	const [ error, setError ] = useState< unknown >( null );
	const [ tries, setTries ] = useState( 0 );
	const isFirst = useRef( true );
	useEffect( () => {
		if ( ! ask ) {
			setValue( null );
			return undefined;
		}
		const controller = new AbortController();
		const { signal } = controller;
		const timer = setTimeout(
			() => {
				isFirst.current = false;
				ask( signal ).then(
					( answer ) => {
						if ( ! signal.aborted ) {
							setValue( answer );
							setError( null );
						}
					},
					( thrown: unknown ) => {
						if ( ! signal.aborted ) {
							setError( thrown ?? true );
						}
					}
				);
			},
			isFirst.current ? 0 : wait
		);
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
		// The function changes on every render; the dependencies are explicit.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ ...depends, tries, wait ] );
	return {
		value,
		error,
		retry: () => {
			isFirst.current = true;
			setError( null );
			setTries( tries + 1 );
		},
	};
}
