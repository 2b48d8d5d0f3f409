import { useEffect, useState } from '@wordpress/element';

/** The hash of the address, such as `#/orders/12`, so that links, bookmarks and the back button work. */
export function useHash(): string {
	const [ hash, setHash ] = useState( window.location.hash );
	useEffect( () => {
		const follow = () => setHash( window.location.hash );
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );
	return hash;
}
