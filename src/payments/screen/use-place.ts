import { useEffect, useState } from '@wordpress/element';
import { oneOf } from '@shared/admin/guards';

export const TABS = [ 'orders', 'plans', 'members', 'totals' ] as const;

export type Tab = ( typeof TABS )[ number ];

/** Where the screen is: a tab, and perhaps an order that is open (0 for none). */
export type Place = { tab: Tab; id: number };

/**
 * @param hash Such as `#/orders/12`.
 */
export function parseHash( hash: string ): Place {
	const [ , tab, id ] = /^#\/([a-z]+)(?:\/(\d+))?$/.exec( hash ) ?? [];
	return { tab: oneOf( tab, TABS ), id: Number( id ?? 0 ) };
}

/** The place in the address bar, so that links, bookmarks and the back button work. */
export function usePlace(): Place {
	const [ place, setPlace ] = useState( () =>
		parseHash( window.location.hash )
	);
	useEffect( () => {
		const follow = () => setPlace( parseHash( window.location.hash ) );
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );
	return place;
}
