import { isOneOf, isPositiveInteger, toText } from '@shared/guards';
import { parseEvent } from './parse';
import { STYLES, type Style } from './types';

/** What is drawn; every field is valid. */
export type Tickets = {
	style: Style;
	/** '' while there is no event that can be shown. */
	url: string;
	eventId: number;
	/** URL that still has to be resolved; '' for none. */
	pending: string;
};

/**
 * Normalizes stored attributes for rendering; invalid values fall back to the default.
 *
 * @param attributes Attributes as parsed; old posts may hold anything.
 */
export function normalize( attributes: Record< string, unknown > ): Tickets {
	const { eventId, style, url } = attributes;
	const event = isPositiveInteger( eventId ) ? parseEvent( url ) : null;
	return {
		style: isOneOf( STYLES, style ) ? style : 'inline',
		url: event?.url ?? '',
		eventId: event && isPositiveInteger( eventId ) ? eventId : 0,
		pending: isPositiveInteger( eventId ) ? '' : toText( url ),
	};
}
