/** A moment of an episode. */
export type Moment = { guid: string; seconds: number };

/**
 * Writes the fragment that leads to a moment.
 *
 * @param moment The moment.
 */
export const toFragment = ( { guid, seconds }: Moment ): string =>
	`#t=${ encodeURIComponent( guid ) }/${ Math.floor( seconds ) }`;

/**
 * Reads a fragment.
 *
 * @param fragment Of the page's address; anything.
 * @return Null where it leads to no moment.
 */
export function readFragment( fragment: string ): Moment | null {
	const [ , guid, seconds ] =
		/^#t=([^/]+)\/(\d{1,6})$/.exec( fragment ) ?? [];
	try {
		return guid
			? { guid: decodeURIComponent( guid ), seconds: Number( seconds ) }
			: null;
	} catch {
		// It was cut in the middle of a letter.
		return null;
	}
}

/**
 * Copies the address of a moment; where the page may not copy, its own address becomes the one to copy.
 *
 * @param moment The moment.
 * @return What became of it.
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
