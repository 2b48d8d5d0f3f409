import { useEffect, useRef, useState } from '@wordpress/element';

/** An answer on its way, there, or not to be had. */
export type Answer< Value > = {
	/** The last one; null for none yet. Kept while a newer one is on its way. */
	value: Value | null;
	/** What the last request threw; null while all is well. */
	error: unknown;
	retry: () => void;
};

/**
 * Asks the server, at once when first drawn, and again some time after what the answer depends on has changed.
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
		// What asks is made anew at each drawing; what it depends on is named.
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
