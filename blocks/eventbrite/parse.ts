import { isPositiveInteger } from '@shared/guards';
import { parseServiceUrl } from '@shared/embeds';

/** An event's page. */
export type EventPage = { url: string; eventId: number };

/** `/e/jazz-on-the-quay-tickets-123123123`, or the number alone. */
const PATH = /^\/e\/(?:[^/]*-)?(\d+)\/?$/;

/** Name of an organizer in front of a host of the service, and the rest. */
const SITE =
	/^(https?:\/\/|\/\/)?(?!www\.)([a-z0-9][a-z0-9-]{0,62})\.(?!www\.)(.+)$/i;

/**
 * Reads the address of an event's page.
 *
 * @param text What was typed or pasted.
 * @return Its address and number; null for any other address.
 */
export function parseEvent( text: unknown ): EventPage | null {
	const address = parseServiceUrl( 'eventbrite', text );
	const eventId = Number( PATH.exec( address?.pathname ?? '' )?.[ 1 ] );
	if ( ! address || ! isPositiveInteger( eventId ) ) {
		return null;
	}
	address.hash = '';
	return { url: address.href, eventId };
}

/**
 * Reads the address of an organizer's site, such as `https://quay.eventbrite.com`, which leads to an event.
 *
 * @param text What was typed or pasted.
 * @return The address; '' for any other.
 */
export function parseSite( text: unknown ): string {
	const [ , , name, rest ] =
		SITE.exec( typeof text === 'string' ? text.trim() : '' ) ?? [];
	const address = rest && parseServiceUrl( 'eventbrite', rest );
	if ( ! name || ! address ) {
		return '';
	}
	address.hostname = `${ name }.${ address.hostname }`;
	address.hash = '';
	return address.href;
}

/**
 * Address of an event or a site, as a pasted paragraph has it.
 *
 * @param text Text of the paragraph.
 */
export const parseAddress = ( text: unknown ): string =>
	parseEvent( text )?.url ?? parseSite( text );
