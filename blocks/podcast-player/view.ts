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
		// An element around a player may have been written by an author.
		const parts =
			! root.querySelector( '[data-mainstreet-podcast]' ) &&
			findParts( root );
		if ( data && parts ) {
			players.push( new Player( root, parts, data ) );
		}
	} catch {
		// The markup is invalid: the other players still start.
	}
}

/** Opens the moment in the fragment of the page's URL. */
function followAddress(): void {
	const moment = readFragment( location.hash );
	if ( moment ) {
		players.some( ( player ) => player.open( moment ) );
	}
}

followAddress();
window.addEventListener( 'hashchange', followAddress );

// Only one player plays at a time. The event does not bubble, but can be captured.
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
