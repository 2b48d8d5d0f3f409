export type Attributes = {
	/** Free text; each valid address in it becomes a link. */
	email: string;
};
