import apiFetch from '@wordpress/api-fetch';
import type { LinkCard } from '@shared/previews';
import { readLinkCards, readThread, toThreadBlocks, type Part } from './thread';
import { useContent, type Draft } from './use-draft';
import { useRequest, type Answer } from './use-request';

/** Milliseconds between a change and the request (part 3, section 7). */
const WAIT = 2000;

/** Addresses of one request (docs/server-contract.md A27). */
const MOST_CARDS = 20;

const NO_CARDS: ReadonlyMap< string, LinkCard > = new Map();

/** Addresses that a card is shown of: the first of each post that shows nothing else. */
const getUrls = ( parts: readonly Part[] ): string[] =>
	[
		...new Set(
			parts.flatMap( ( { urls, media, quoted } ) =>
				media.length || quoted ? [] : urls.slice( 0, 1 )
			)
		),
	].slice( 0, MOST_CARDS );

/**
 * The posts of the thread that the post would become.
 *
 * @param draft What the editor has.
 */
export function useThread( draft: Draft ): Answer< Part[] > {
	const getContent = useContent();
	return useRequest(
		async ( signal ) =>
			readThread(
				await apiFetch( {
					path: '/wpcom/v2/tweetstorm/parse',
					method: 'POST',
					data: { blocks: toThreadBlocks( getContent() ) },
					signal,
				} )
			),
		[ draft.blocks ],
		WAIT
	);
}

/**
 * The cards of the addresses in a thread. They decorate: where they can't be had, there are none.
 *
 * @param parts Its posts.
 */
export function useLinkCards(
	parts: readonly Part[]
): ReadonlyMap< string, LinkCard > {
	const urls = getUrls( parts );
	const { value } = useRequest(
		urls.length
			? async ( signal ) =>
					readLinkCards(
						await apiFetch( {
							path: '/wpcom/v2/tweetstorm/generate-cards',
							method: 'POST',
							data: { urls },
							signal,
						} )
					)
			: null,
		[ urls.join( ' ' ) ],
		WAIT
	);
	return value ?? NO_CARDS;
}
