import { resolveRedirect } from '@shared/embed-editor';
import { parseTyped, type Parsed } from '../parse';

/** What Calendly answers where there is no such page. */
const MISSING = [ 404, 410 ];

/**
 * Reads what was typed, and asks whether the calendar is there. Only a clear “no” counts: this server not
 * reaching Calendly, or being taken for a robot, says nothing of the calendar.
 *
 * @param typed  Address or embed code.
 * @param signal Ends the request.
 */
export function resolveCalendar(
	typed: string,
	signal: AbortSignal
): Parsed | null | Promise< Parsed | null > {
	const parsed = parseTyped( typed );
	return (
		parsed &&
		resolveRedirect( parsed.url, signal ).then( ( answer ) =>
			! answer.ok && MISSING.includes( answer.status ) ? null : parsed
		)
	);
}
