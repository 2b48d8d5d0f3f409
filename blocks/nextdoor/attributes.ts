import { toText, type UnknownRecord } from '@shared/guards';
import { readPost } from './read-post';

/**
 * Reads the stored attributes.
 *
 * @param attributes Attributes as parsed; any type.
 * @return The stored `url`, and `src` of the frame, '' if it cannot be embedded.
 */
export function normalize( attributes: UnknownRecord ): {
	url: string;
	src: string;
} {
	const url = toText( attributes.url ).trim();
	return { url, src: readPost( url ) ?? '' };
}
