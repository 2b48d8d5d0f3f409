import type { Reservation } from './types';

/** Page of the service that its loader puts into a frame; the server writes the same (class-opentable.php). */
const FRAME = 'https://www.opentable.com/widget/reservation/canvas';

/** Kind and look, as the service's parameters name them. */
function getKind( { isMulti, style }: Reservation ): [ string, string ] {
	if ( isMulti ) {
		return [ 'multi', style ];
	}
	return style === 'button'
		? [ 'button', 'standard' ]
		: [ 'standard', style ];
}

/**
 * Address of the preview's frame: the overlay and the service's statistics are off.
 *
 * @param reservation What is drawn.
 */
export function getPreviewAddress( reservation: Reservation ): string {
	const [ type, theme ] = getKind( reservation );
	return `${ FRAME }?${ new URLSearchParams( [
		...reservation.rids.map( ( rid ) => [ 'rid', rid ] ),
		[ 'type', type ],
		[ 'theme', theme ],
		[ 'iframe', String( reservation.iframe ) ],
		[ 'domain', reservation.domain ],
		[ 'lang', reservation.lang ],
		[ 'newtab', String( reservation.newtab ) ],
		[ 'overlay', 'false' ],
		[ 'insideiframe', 'true' ],
		[ 'disablega', 'true' ],
	] ) }`;
}
