import { useEffect, useState } from '@wordpress/element';

export const TABS = [
	'modules',
	'blocks',
	'connections',
	'payments',
	'newsletter',
	'forms',
	'sharing',
	'ads',
	'privacy',
	'tools',
] as const;

export type Tab = ( typeof TABS )[ number ];

export const isTab = ( name: unknown ): name is Tab =>
	TABS.some( ( tab ) => tab === name );

/** Where the screen is: a tab, and perhaps one entry of it. */
export type Place = { tab: Tab; id: string };

/**
 * @param hash    Such as `#/connections/mapbox`.
 * @param without Tab where the hash names none.
 */
export function parseHash( hash: string, without: Tab ): Place {
	const [ , tab, id = '' ] =
		/^#\/([a-z]+)(?:\/([a-z_-]+))?$/.exec( hash ) ?? [];
	return {
		tab: isTab( tab ) ? tab : without,
		id,
	};
}

/**
 * The place in the address bar, so that links, bookmarks and the back button work.
 *
 * @param without Tab where the address names none.
 */
export function useTab( without: Tab ): Place {
	const [ place, setPlace ] = useState( () =>
		parseHash( window.location.hash, without )
	);
	useEffect( () => {
		const follow = () =>
			setPlace( parseHash( window.location.hash, without ) );
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [ without ] );
	return place;
}
