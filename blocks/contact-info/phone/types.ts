export type Attributes = {
	/** Free text; from its first number on it becomes a link. */
	phone: string;
	/** Own addition: whether the page shows the site's details in place of these. */
	useSite?: boolean;
};
