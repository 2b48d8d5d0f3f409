import type { Data, Track } from './data';

/**
 * Shows the episode on the lock screen, and handles media keys.
 *
 * @param actions What the keys do.
 */
export function setMediaSession(
	{ title, cover }: Data,
	track: Track,
	actions: [ MediaSessionAction, MediaSessionActionHandler ][]
): void {
	const { mediaSession } = navigator;
	if ( ! mediaSession ) {
		return;
	}
	const src = track.image || cover;
	mediaSession.metadata = new MediaMetadata( {
		title: track.title,
		artist: title,
		artwork: src ? [ { src } ] : [],
	} );
	for ( const [ action, handler ] of actions ) {
		try {
			mediaSession.setActionHandler( action, handler );
		} catch {
			// The browser does not know this action.
		}
	}
}
