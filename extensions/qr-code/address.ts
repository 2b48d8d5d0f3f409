/**
 * Longest URL in bytes: at 300 px and the highest error correction, each module then has more than three pixels.
 * Cameras do not read smaller ones from a screen or a flyer.
 */
const MAX_BYTES = 250;

/**
 * The URL in the code: the permalink, or the shortlink if the permalink is too long to be scanned.
 *
 * @param link      Address of the post.
 * @param shortlink Its short address; '' for none.
 */
export const getAddress = ( link: string, shortlink: string ): string =>
	shortlink &&
	shortlink.length < link.length &&
	new TextEncoder().encode( link ).length > MAX_BYTES
		? shortlink
		: link;
