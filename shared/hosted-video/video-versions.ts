import { useSyncExternalStore } from '@wordpress/element';

/** Number of changes of a video's settings since the page was loaded. */
const versions = new Map< string, number >();
const listeners = new Set< () => void >();

/** Reloads all previews of a video. */
export function refreshVideo( guid: string ): void {
	versions.set( guid, ( versions.get( guid ) ?? 0 ) + 1 );
	listeners.forEach( ( listener ) => listener() );
}

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

/** Subscribes to a number that changes with the settings of a video. */
export const useVideoVersion = ( guid: string ): number =>
	useSyncExternalStore( subscribe, () => versions.get( guid ) ?? 0 );
