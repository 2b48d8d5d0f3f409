export type Attributes = {
	/** What the author wrote; kept in the block's comment. */
	source?: string;
	/** The saved markup as it stands in the post, root element included. */
	html?: string;
};
