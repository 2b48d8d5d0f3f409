/** Attributes of the block. */
export type Attributes = {
	/** Written by other releases; nothing shows images of people here. Kept. */
	showAvatars?: boolean;
	/** Written by other releases for posts of the hosted platform; nothing is reblogged here. Kept. */
	showReblogButton?: boolean;
};
