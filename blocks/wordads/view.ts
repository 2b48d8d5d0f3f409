import { loadScript, onEmbedRequest } from '@shared/view/embed';

/** Google's script fills all units that are announced by the time it runs, and afterwards each that is pushed. */
const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

/** Data printed by the server, not by the post: only the owner's ad units. A post may contain an element with any id, but no script. */
function readUnits(): { client?: unknown; slots?: Record< string, unknown > } {
	const data = document.querySelector(
		'script#wp-script-module-data-mainstreet-wordads'
	);
	return JSON.parse( data?.textContent || '{}' );
}

const units = readUnits();

onEmbedRequest( '.jetpack-wordad > [data-embed=adsense]', ( box ) => {
	const { client } = units;
	const slot = units.slots?.[ box.dataset.format ?? '' ];
	if ( typeof client !== 'string' || typeof slot !== 'string' ) {
		return;
	}
	const unit = document.createElement( 'ins' );
	unit.className = 'adsbygoogle';
	unit.dataset.adClient = client;
	unit.dataset.adSlot = slot;
	box.append( unit );
	const page = window as { adsbygoogle?: Pick< object[], 'push' > };
	const queue: object[] = [];
	( page.adsbygoogle ??= queue ).push( {} );
	// Where it can't be had, such as behind a content blocker, the place stays empty.
	loadScript( `${ SCRIPT }?client=${ client }` ).catch( () => {} );
} );
