export type Attributes = {
	/** Free text; each valid address in it becomes a link. */
	email: string;
	/** Own addition: whether the page shows the site's details in place of these. */
	useSite?: boolean;
};
