import { useEffect, useState } from '@wordpress/element';

type Status = 'loading' | 'ready' | 'failed';

/** Code that arrives on first use. */
export type Lazy< Module > = {
	/** Fetches it; resolves once it is there. A failure is forgotten, so that it can be tried again. */
	preload: () => Promise< unknown >;
	/** Fetches it when first drawn. `code` is null until it is there. */
	useCode: () => {
		code: Module | null;
		hasFailed: boolean;
		retry: () => void;
	};
};

/**
 * Wraps an import for components. Not React.lazy: that suspends even for code that is there, hides
 * its neighbours while it does, and can't be retried.
 *
 * @param load Imports the chunk.
 */
export function createLazy< Module >(
	load: () => Promise< Module >
): Lazy< Module > {
	let loaded: Module | null = null;
	let pending: Promise< unknown > | null = null;

	const preload = (): Promise< unknown > => {
		pending ??= load().then(
			( module ) => {
				loaded = module;
			},
			( error: unknown ) => {
				pending = null;
				throw error;
			}
		);
		return pending;
	};

	function useCode() {
		const [ status, setStatus ] = useState< Status >(
			loaded ? 'ready' : 'loading'
		);
		useEffect( () => {
			if ( status !== 'loading' ) {
				return;
			}
			let isMounted = true;
			preload().then(
				() => isMounted && setStatus( 'ready' ),
				() => isMounted && setStatus( 'failed' )
			);
			return () => {
				isMounted = false;
			};
		}, [ status ] );
		return {
			code: status === 'ready' ? loaded : null,
			hasFailed: status === 'failed',
			retry: () => setStatus( 'loading' ),
		};
	}

	return { preload, useCode };
}
