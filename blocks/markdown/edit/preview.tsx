import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isElement } from '@shared/guards';
import { sanitize } from './sanitize';

/** Asks before a link leads out of the editor; a footnote's link only scrolls. */
function followLink( event: MouseEvent ): void {
	const link = isElement( event.target ) ? event.target.closest( 'a' ) : null;
	if ( ! link ) {
		return;
	}
	event.preventDefault();
	const address = link.getAttribute( 'href' ) ?? '';
	if ( address.startsWith( '#' ) ) {
		link.ownerDocument
			.getElementById( address.slice( 1 ) )
			?.scrollIntoView( { block: 'nearest' } );
		return;
	}
	if (
		address &&
		// eslint-disable-next-line no-alert -- the question leaving a page asks everywhere else.
		window.confirm(
			__(
				'Are you sure you wish to leave this page?',
				'mainstreet-blocks'
			)
		)
	) {
		// The canvas is a frame: the page to leave is the editor's own.
		window.location.assign( link.href );
	}
}

/** The text as visitors see it. Stored HTML is cleaned first; nothing in it can run. */
export function Preview( { html }: { html: string } ) {
	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const element = ref.current;
		element?.replaceChildren( sanitize( html, element.ownerDocument ) );
	}, [ html ] );
	useEffect( () => {
		const element = ref.current;
		element?.addEventListener( 'click', followLink );
		return () => element?.removeEventListener( 'click', followLink );
	}, [] );
	return <div ref={ ref } className="wp-block-jetpack-markdown__preview" />;
}
