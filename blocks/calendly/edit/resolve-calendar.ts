import { isMissing, resolveRedirect } from '@shared/embed-editor';
import { parseTyped, type Parsed } from '../parse';

/**
 * Reads what was typed, and asks whether the calendar is there. Only a clear “no” counts.
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
			isMissing( answer ) ? null : parsed
		)
	);
}
