import { useEffect, useState } from '@wordpress/element';

/** The URL hash, such as `#/orders/12`, for links, bookmarks and the back button. */
export function useHash(): string {
	const [ hash, setHash ] = useState( window.location.hash );
	useEffect( () => {
		const follow = () => setHash( window.location.hash );
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );
	return hash;
}
