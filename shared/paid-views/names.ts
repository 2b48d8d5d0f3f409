/** The container of paid content, and its two view blocks. */
export const CONTAINER = 'premium-content/container';
export const SUBSCRIBER = 'premium-content/subscriber-view';
export const GUEST = 'premium-content/logged-out-view';

export type View = typeof SUBSCRIBER | typeof GUEST;

/**
 * Whether a block is one of the two views.
 *
 * @param name Name of a block; null for none.
 */
export const isView = ( name: string | null ): name is View =>
	name === SUBSCRIBER || name === GUEST;
