/**
 * Address of a newsletter at the service; without a name it ends as old posts have it,
 * in the word "undefined".
 *
 * @param username Name of the newsletter.
 */
export const getProfile = ( username: unknown ): string =>
	`https://www.getrevue.co/profile/${ username }`;
