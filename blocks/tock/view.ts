import { loadScript, onEmbedRequest } from '@shared/view/embed';
import { SCRIPT } from './widget';

/** ID of the element that Tock's script fills. */
const ID = 'Tock_widget_container';

/** Function that Tock's script looks for: it keeps calls until the script has run. */
type Tock = ( ( ...call: string[] ) => void ) & {
	queue: string[][];
	callMethod?: ( ...call: string[] ) => void;
	loaded: boolean;
	version: string;
};

onEmbedRequest( '[data-embed=tock]', ( box ) => {
	const name = box.dataset.name ?? '';
	// Anybody who writes a post can write the attribute.
	if ( ! /^[\w-]{1,100}$/.test( name ) ) {
		return;
	}
	const container = box.querySelector( '[data-tock-display-mode]' );
	// A second block of the page keeps its link: Tock's script fills one element.
	if ( ! container || document.getElementById( ID ) ) {
		return;
	}
	container.id = ID;
	const page = window as { tock?: Tock; _tock?: Tock };
	if ( ! page.tock ) {
		const tock: Tock = Object.assign(
			( ...call: string[] ) =>
				tock.callMethod
					? tock.callMethod( ...call )
					: void tock.queue.push( call ),
			{ queue: [], loaded: true, version: '1.0' }
		);
		page.tock = page._tock = tock;
	}
	page.tock( 'init', name );
	loadScript( SCRIPT ).then(
		() => box.querySelector( '.wp-element-button' )?.remove(),
		// The link stays.
		() => {}
	);
} );
