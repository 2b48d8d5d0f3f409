import { loadScript, onEmbedRequest } from '@shared/view/embed';
import { SCRIPTS } from './widget';

/** What the server prints: kind, ID of the user, title, and settings. */
const WIDGET =
	/^\/review\/(?:custom|grid)_widget\/\d{1,15}\.[^?]*\?(?:[a-z_]+=[\w-]*(?:&|$))*$/;

onEmbedRequest( '[data-embed=goodreads]', ( box ) => {
	// Anybody who writes a post can write the attribute. As a URL, so that dot segments are resolved.
	const { href, pathname, search } = new URL(
		SCRIPTS + ( box.dataset.widget ?? '' )
	);
	if ( href.startsWith( SCRIPTS ) && WIDGET.test( pathname + search ) ) {
		loadScript( href ).then(
			() => box.querySelector( ':scope > a' )?.remove(),
			// The link stays.
			() => {}
		);
	}
} );
