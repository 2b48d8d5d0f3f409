import { isMissing, resolveRedirect } from '@shared/embed-editor';
import { parseEvent, parseSite, type EventPage } from '../parse';

/**
 * Reads what was typed, and asks this server whether it is there: an event's page, or an organizer's site that leads to one.
 * Of an event's page only a clear “no” counts: Eventbrite takes some servers for robots.
 *
 * @param typed  Address.
 * @param signal Ends the request.
 */
export function resolveEvent(
	typed: string,
	signal: AbortSignal
): EventPage | null | Promise< EventPage | null > {
	const event = parseEvent( typed );
	const address = event?.url ?? parseSite( typed );
	return address === ''
		? null
		: resolveRedirect( address, signal ).then( ( answer ) => {
				if ( event ) {
					return isMissing( answer ) ? null : event;
				}
				return answer.ok ? parseEvent( answer.url ) : null;
			} );
}
