import { resolveRedirect } from '@shared/embed-editor';
import { parseEvent, parseSite, type EventPage } from '../parse';

/**
 * Reads what was typed, and asks this server whether it is there: an event's page, or an organizer's site that leads to one.
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
		: resolveRedirect( address, signal ).then( ( answer ) =>
				answer.ok ? ( event ?? parseEvent( answer.url ) ) : null
			);
}
