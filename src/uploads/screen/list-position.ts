/** Where the list stands: in the window that is open, else above the library or its form, else over the page. */
type ListPosition = { parent: Element; before: Element | null; kind: string };

const CLASS = 'mainstreet-uploads';
const IN_DIALOG = 'has-mainstreet-uploads';

/** The uppermost window of the media library that is open. */
const findDialog = (): Element | undefined =>
	[ ...document.querySelectorAll( '.media-modal' ) ]
		.filter( ( dialog ) => dialog.getClientRects().length > 0 )
		.at( -1 );

function findListPosition(): ListPosition {
	const dialog = findDialog();
	if ( dialog ) {
		return { parent: dialog, before: null, kind: 'is-in-dialog' };
	}
	const neighbour = document.querySelector(
		'#wp-media-grid > .media-frame, #media-items'
	);
	return neighbour?.parentElement
		? {
				parent: neighbour.parentElement,
				before: neighbour,
				kind: 'is-in-page',
			}
		: { parent: document.body, before: null, kind: 'is-over-page' };
}

/**
 * Puts an element where the list stands, and moves it when a window of the media library opens or closes: what is outside of an open one can be
 * neither seen nor reached.
 *
 * @param element Element.
 * @return Takes it away.
 */
export function keepListVisible( element: HTMLElement ): () => void {
	const move = (): void => {
		const { parent, before, kind } = findListPosition();
		element.className = `${ CLASS } ${ kind }`;
		if ( element.parentElement !== parent ) {
			element.parentElement?.classList.remove( IN_DIALOG );
			parent.insertBefore( element, before );
			// A window hides all that is outside of it when it opens.
			element.removeAttribute( 'aria-hidden' );
		}
		parent.classList.toggle( IN_DIALOG, kind === 'is-in-dialog' );
	};
	move();
	// WordPress marks the page while one is open.
	const observer = new MutationObserver( move );
	observer.observe( document.body, { attributeFilter: [ 'class' ] } );
	return () => {
		observer.disconnect();
		element.parentElement?.classList.remove( IN_DIALOG );
		element.remove();
	};
}
