import { useEffect, useState } from '@wordpress/element';
import { oneOf } from '@shared/admin/guards';
import { VIEWS, type View } from './types';

/** Where the screen is: a view, and perhaps an answer that is open (0 for none). */
export type Place = { view: View; id: number };

/**
 * @param hash Such as `#/spam/12`.
 */
export function parseHash( hash: string ): Place {
	const [ , view, id ] = /^#\/([a-z]+)(?:\/(\d+))?$/.exec( hash ) ?? [];
	return { view: oneOf( view, VIEWS ), id: Number( id ?? 0 ) };
}

/**
 * @param place Where to lead.
 */
export const getHash = ( { view, id }: Place ): string =>
	`#/${ view }${ id ? `/${ id }` : '' }`;

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
