export type Attributes = {
	/** `https://nextdoor.com/embed/{id}`. */
	url?: string;
};
