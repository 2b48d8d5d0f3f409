/** Podcast players: no audio is loaded before the visitor presses Play. */
import { readData } from './view/data';
import { readFragment } from './view/share-moment';
import { findParts } from './view/find-parts';
import { Player } from './view/player';

const players: Player[] = [];

for ( const root of document.querySelectorAll< HTMLElement >(
	'[data-mainstreet-podcast]'
) ) {
	try {
		const data = readData( root.dataset.mainstreetPodcast );
		// An element around a player is not the server's.
		const parts =
			! root.querySelector( '[data-mainstreet-podcast]' ) &&
			findParts( root );
		if ( data && parts ) {
			players.push( new Player( root, parts, data ) );
		}
	} catch {
		// Parts of another kind: the others are drawn nevertheless.
	}
}

/** Goes to the moment that the page's address names. */
function followAddress(): void {
	const moment = readFragment( location.hash );
	if ( moment ) {
		players.some( ( player ) => player.open( moment ) );
	}
}

followAddress();
window.addEventListener( 'hashchange', followAddress );

// One sound at a time. The event does not bubble, but it is seen on its way down.
document.addEventListener(
	'play',
	( { target } ) => {
		for ( const audio of document.querySelectorAll< HTMLAudioElement >(
			'[data-mainstreet-podcast] audio'
		) ) {
			if ( audio !== target ) {
				audio.pause();
			}
		}
	},
	true
);
