/** Hosts that are reserved for examples (RFC 2606), as parts of addresses. */
const EXAMPLE =
	/[\w.+-]+@example\.(?:com|net|org)\b|https?:\/\/(?:www\.)?example\.(?:com|net|org)\b/gi;

/** Phone numbers that are reserved for fiction, as North America writes them. */
const FICTION = /(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})?[ .-]?\b555[ .-]01\d\d\b/g;

/**
 * Finds placeholders in a content, such as hello@example.com.
 *
 * @param content Serialized blocks.
 * @return The placeholders, each once.
 */
export const findPlaceholders = ( content: string ): string[] => [
	...new Set(
		[ ...content.matchAll( EXAMPLE ), ...content.matchAll( FICTION ) ].map(
			( [ text ] ) => text.trim()
		)
	),
];
