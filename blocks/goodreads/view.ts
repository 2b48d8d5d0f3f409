import { loadScript, onEmbedRequest } from '@shared/view/embed';
import { SCRIPTS } from './widget';

/** What the server prints: kind, ID of the user, title, and settings. */
const WIDGET =
	/^\/review\/(?:custom|grid)_widget\/\d{1,15}\.[^?]*\?(?:[a-z_]+=[\w-]*(?:&|$))*$/;

/** ID of the element that the script fills. */
const SHELF = /^gr_(?:custom|grid)_widget_\d{1,10}$/;

onEmbedRequest( '[data-embed=goodreads]', ( box ) => {
	// Anybody who writes a post can write the attribute. As a URL, so that dot segments are resolved.
	const { href, pathname, search } = new URL(
		SCRIPTS + ( box.dataset.widget ?? '' )
	);
	const id = box.dataset.shelf ?? '';
	if (
		href.startsWith( SCRIPTS ) &&
		WIDGET.test( pathname + search ) &&
		SHELF.test( id ) &&
		// A second block with the same shelf keeps its link: the script fills one element.
		! document.getElementById( id )
	) {
		box.prepend( Object.assign( document.createElement( 'div' ), { id } ) );
		loadScript( href ).then(
			() => box.querySelector( ':scope > a' )?.remove(),
			// The link stays.
			() => {}
		);
	}
} );
