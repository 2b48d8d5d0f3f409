import { useEffect, useState } from '@wordpress/element';

type Status = 'loading' | 'ready' | 'failed';

/** Code that loads on first use. */
export type Lazy< Module > = {
	/** Loads the code. A failure is not cached, so it can be retried. */
	preload: () => Promise< unknown >;
	/** Loads the code on mount. `code` is null until it has loaded. */
	useCode: () => {
		code: Module | null;
		hasFailed: boolean;
		retry: () => void;
	};
};

/**
 * Wraps a dynamic import for components. React.lazy suspends even for loaded code, hides siblings meanwhile, and cannot
 * be retried.
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
