/** Attributes of the block. */
export type Attributes = {
	/** Written by other releases; nothing shows pictures of people here. Kept. */
	showAvatars?: boolean;
};
