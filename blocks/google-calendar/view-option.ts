/** Views that Google's frame opens with; the first is what it shows where the address names none. */
export const VIEWS = [ 'MONTH', 'WEEK', 'AGENDA' ] as const;
export type View = ( typeof VIEWS )[ number ];

/**
 * Reads the view of a calendar's address.
 *
 * @param url Address of a frame.
 */
export function getView( url: string ): View {
	const mode = new URL( url ).searchParams.get( 'mode' )?.toUpperCase();
	return VIEWS.find( ( view ) => view === mode ) ?? 'MONTH';
}

/**
 * Writes the view into a calendar's address; everything else in it stays as it is spelled.
 *
 * @param url  Address of a frame.
 * @param view View it opens with.
 */
export function setView( url: string, view: View ): string {
	const [ , page = '', query = '', fragment = '' ] =
		/^([^?#]*)\??([^#]*)(.*)$/.exec( url ) ?? [];
	const pairs = query
		.split( '&' )
		.filter( ( pair ) => pair !== '' && ! /^mode(?:=|$)/.test( pair ) );
	if ( view !== 'MONTH' ) {
		pairs.push( `mode=${ view }` );
	}
	return (
		page + ( pairs.length > 0 ? `?${ pairs.join( '&' ) }` : '' ) + fragment
	);
}
