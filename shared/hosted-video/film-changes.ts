import { useSyncExternalStore } from '@wordpress/element';

/** How often the settings of a film were changed since the page was loaded. */
const versions = new Map< string, number >();
const listeners = new Set< () => void >();

/**
 * Tells all previews of a film that its player looks different now.
 *
 * @param guid The film.
 */
export function noteFilmChange( guid: string ): void {
	versions.set( guid, ( versions.get( guid ) ?? 0 ) + 1 );
	listeners.forEach( ( listener ) => listener() );
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

/**
 * A number that changes with the settings of a film.
 *
 * @param guid The film.
 */
export const useFilmVersion = ( guid: string ): number =>
	useSyncExternalStore( subscribe, () => versions.get( guid ) ?? 0 );
