import { parseServiceUrl, readAttribute } from '@shared/embeds';

/** Last part of the path of a post (`/p/{id}`) or of its frame (`/embed/{id}`). */
const PATH = /^\/(?:embed|p)\/(?:[^/]+\/)*([\w-]{1,100})\/?$/;

/**
 * Reads the URL of a post, or of its frame, like the server (class-nextdoor-post.php).
 *
 * @param text What was typed, pasted or stored.
 * @return URL of the frame; null if it cannot be embedded.
 */
export function readPost( text: unknown ): string | null {
	const url = parseServiceUrl( 'nextdoor', text );
	const id = PATH.exec( url?.pathname ?? '' )?.[ 1 ];
	return url && id ? `https://${ url.hostname }/embed/${ id }` : null;
}

/** Reads a URL or embed code. */
export const readPasted = ( text: string ): string | null =>
	readPost( /<iframe\b/i.test( text ) ? readAttribute( text, 'src' ) : text );
