import { useEffect, useRef } from '@wordpress/element';

/**
 * Scrolls to the card of the service in the hash of the URL (`#/connections/<id>`), which blocks link to, or to the networks
 * (`#/connections/networks`).
 *
 * @param open Service, or what the names of several begin with; '' for none.
 * @return Goes to the element the cards are in.
 */
export function useOpenCard( open: string ) {
	const part = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const card =
			open &&
			( part.current?.querySelector< HTMLElement >(
				`[id="connection-${ open }"]`
			) ??
				part.current?.querySelector< HTMLElement >(
					`[id^="connection-${ open }"]`
				) );
		if ( card ) {
			card.closest( 'details' )?.setAttribute( 'open', '' );
			card.querySelector( 'details' )?.setAttribute( 'open', '' );
			card.scrollIntoView();
			// A heading without a field takes the focus itself.
			( card.querySelector( 'input' ) ?? card ).focus();
		}
	}, [ open ] );
	return part;
}
