/** A moment of an episode. */
export type Moment = { guid: string; seconds: number };

/** Returns the URL fragment of a moment. */
export const toFragment = ( { guid, seconds }: Moment ): string =>
	`#t=${ encodeURIComponent( guid ) }/${ Math.floor( seconds ) }`;

/**
 * Reads a fragment.
 *
 * @param fragment Fragment of the page's URL; untrusted.
 * @return Null for any other fragment.
 */
export function readFragment( fragment: string ): Moment | null {
	const [ , guid, seconds ] =
		/^#t=([^/]+)\/(\d{1,6})$/.exec( fragment ) ?? [];
	try {
		return guid
			? { guid: decodeURIComponent( guid ), seconds: Number( seconds ) }
			: null;
	} catch {
		// The encoding is incomplete.
		return null;
	}
}

/**
 * Copies the URL of a moment. Without access to the clipboard, the page's own URL is set to it.
 *
 * @return Name of the status message.
 */
export async function shareMoment(
	moment: Moment
): Promise< 'copied' | 'address' > {
	const fragment = toFragment( moment );
	try {
		await navigator.clipboard.writeText(
			location.href.split( '#' )[ 0 ] + fragment
		);
		return 'copied';
	} catch {
		history.replaceState( history.state, '', fragment );
		return 'address';
	}
}
