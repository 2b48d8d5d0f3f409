import apiFetch from '@wordpress/api-fetch';
import { isFiniteNumber, toRecord, toRecords, toText } from '@shared/guards';
import { useRequest } from '@shared/api/use-request';

/** Milliseconds between a change and the request. */
const WAIT = 500;

/** The first post that an account would get. */
export type ShareText = {
	text: string;
	/** Characters left at its network; below 0 the text is truncated. */
	left: number;
};

type Asked = {
	/** Post ID; 0 if it is not saved yet. */
	id: number;
	title: string;
	/** Message for all accounts; '' for the title. */
	message: string;
	isThread: boolean;
	/** Custom texts by account ID. */
	messages: Readonly< Record< string, string > >;
};

/**
 * Reads a response; entries without an ID are left out.
 *
 * @param answer Answer of POST social/messages/{id}.
 */
export const parseShareTexts = ( answer: unknown ): Map< string, ShareText > =>
	new Map(
		toRecords( toRecord( answer ).items ).flatMap(
			( { connection_id: connection, text, left } ) =>
				toText( connection ) && isFiniteNumber( left )
					? [
							[
								toText( connection ),
								{ text: toText( text ), left },
							] as const,
						]
					: []
		)
	);

/**
 * Fetches the first post that each account would get, made by the code that sends it.
 *
 * @param asked The post as the editor has it; null for nothing to ask.
 * @return By id of the account; empty until the server has answered, and where it does not.
 */
export function useShareTexts(
	asked: Asked | null
): ReadonlyMap< string, ShareText > {
	const { id = 0, title, message, isThread, messages } = asked ?? {};
	const { value } = useRequest(
		id
			? async ( signal ) =>
					parseShareTexts(
						await apiFetch( {
							path: `/mainstreet/v1/social/messages/${ id }`,
							method: 'POST',
							data: {
								title,
								message,
								messages,
								is_thread: isThread,
							},
							signal,
						} )
					)
			: null,
		[ id, title, message, isThread, JSON.stringify( messages ?? {} ) ],
		WAIT
	);
	return value ?? EMPTY;
}

const EMPTY: ReadonlyMap< string, ShareText > = new Map();
