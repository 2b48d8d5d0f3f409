/**
 * Bytes of an address that 300 px still draw with more than three pixels for each dot, at the highest level of error
 * correction. Cameras do not read smaller dots from a screen or a flyer.
 */
const MAX_BYTES = 250;

/**
 * The address that is drawn: the post's own, or where that is too long for a picture that cameras read, the short
 * one, which leads to the same post.
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
