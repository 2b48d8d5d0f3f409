/** Position of the list: in the open media modal, else above the library or its form, else over the page. */
type ListPosition = { parent: Element; before: Element | null; kind: string };

const CLASS = 'mainstreet-uploads';
const IN_DIALOG = 'has-mainstreet-uploads';

/** The topmost open media modal. */
const findDialog = (): Element | undefined =>
	[ ...document.querySelectorAll( '.media-modal' ) ]
		.filter( ( dialog ) => dialog.getClientRects().length > 0 )
		.at( -1 );

function findListPosition(): ListPosition {
	const dialog = findDialog();
	if ( dialog ) {
		return { parent: dialog, before: null, kind: 'is-in-dialog' };
	}
	const neighbor = document.querySelector(
		'#wp-media-grid > .media-frame, #media-items'
	);
	return neighbor?.parentElement
		? {
				parent: neighbor.parentElement,
				before: neighbor,
				kind: 'is-in-page',
			}
		: { parent: document.body, before: null, kind: 'is-over-page' };
}

/**
 * Inserts the list and moves it when a media modal opens or closes, because elements outside an open modal can be
 * neither seen nor reached.
 *
 * @return Removes the element.
 */
export function keepListVisible( element: HTMLElement ): () => void {
	const move = (): void => {
		const { parent, before, kind } = findListPosition();
		element.className = `${ CLASS } ${ kind }`;
		if ( element.parentElement !== parent ) {
			element.parentElement?.classList.remove( IN_DIALOG );
			parent.insertBefore( element, before );
			// An opening modal hides all elements outside of it.
			element.removeAttribute( 'aria-hidden' );
		}
		parent.classList.toggle( IN_DIALOG, kind === 'is-in-dialog' );
	};
	move();
	// WordPress adds a class to the body while a media modal is open.
	const observer = new MutationObserver( move );
	observer.observe( document.body, { attributeFilter: [ 'class' ] } );
	return () => {
		observer.disconnect();
		element.parentElement?.classList.remove( IN_DIALOG );
		element.remove();
	};
}
