import apiFetch from '@wordpress/api-fetch';
import { isFiniteNumber, toRecord, toRecords, toText } from '@shared/guards';
import { useRequest } from '@shared/api/use-request';

/** Milliseconds between a change and the request. */
const WAIT = 500;

/** What an account would get first. */
export type ShareText = {
	text: string;
	/** Characters that its network still takes; below 0 the words are cut. */
	left: number;
};

type Asked = {
	/** Number of the post; 0 for one that is not stored yet. */
	id: number;
	title: string;
	/** What is said to all; '' for the title. */
	message: string;
	isThread: boolean;
	/** What single accounts get instead, by their ids. */
	messages: Readonly< Record< string, string > >;
};

/**
 * Reads an answer; what has no id is left out.
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
 * What each account would get first if the post were shared as it is, in the server's words: the same that makes what is sent.
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
