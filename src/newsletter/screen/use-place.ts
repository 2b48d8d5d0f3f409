import { useEffect, useState } from '@wordpress/element';
import { oneOf } from '@shared/admin/guards';

export const TABS = [ 'subscribers', 'campaigns' ] as const;

export type Tab = ( typeof TABS )[ number ];

/** Where the screen is: a tab, and perhaps a subscriber that is open (0 for none), or the window that takes in a list. */
export type Place = { tab: Tab; id: number; isImport: boolean };

/** Leads to the window that takes in a list. */
const IMPORT = '#/import';

/**
 * @param hash Such as `#/subscribers/12`.
 */
export function parseHash( hash: string ): Place {
	const [ , tab, id ] = /^#\/([a-z]+)(?:\/(\d+))?$/.exec( hash ) ?? [];
	return {
		tab: oneOf( tab, TABS ),
		id: Number( id ?? 0 ),
		isImport: hash === IMPORT,
	};
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
