/** A microblog whose threads can be imported. */
export type Network = { label: string; services: readonly string[] };

const BLUESKY: Network = { label: 'Bluesky', services: [ 'bluesky' ] };
const MASTODON: Network = { label: 'Mastodon', services: [ 'mastodon' ] };

/** Network and author of a linked post. */
export type StatusLink = { network: Network; author: string };

/**
 * Links to posts, with the author as the first group (docs/server-contract.md A25). X is not among them: it gives threads to
 * nobody without a paid key, and a button that never works helps nobody.
 */
const LINKS: readonly [ RegExp, Network ][] = [
	[ /^https:\/\/bsky\.app\/profile\/([^/]+)\/post\/\w+/i, BLUESKY ],
	[
		/^https:\/\/[^/]+\/(?:@|users\/)([^/]+)\/(?:statuses\/)?\d+\/?(?:[?#].*)?$/i,
		MASTODON,
	],
];

/**
 * Reads a link to a post of a microblog.
 *
 * @return Null for any other address.
 */
export function parseLink( url: string ): StatusLink | null {
	for ( const [ pattern, network ] of LINKS ) {
		const author = pattern.exec( url )?.[ 1 ];
		if ( author ) {
			return {
				network,
				author:
					network === MASTODON && ! author.includes( '@' )
						? `${ author }@${ new URL( url ).host }`
						: author,
			};
		}
	}
	return null;
}
