import { useHash } from '@shared/admin/use-hash';
import { oneOf } from '@shared/guards';
import { VIEWS, type View } from './types';

/** A view, and the open response (0 for none). */
export type Route = { view: View; id: number };

/** @param hash Such as `#/spam/12`. */
export function parseHash( hash: string ): Route {
	const [ , view, id ] = /^#\/([a-z]+)(?:\/(\d+))?$/.exec( hash ) ?? [];
	return { view: oneOf( VIEWS )( view ), id: Number( id ?? 0 ) };
}

export const getHash = ( { view, id }: Route ): string =>
	`#/${ view }${ id ? `/${ id }` : '' }`;

export const useRoute = (): Route => parseHash( useHash() );
