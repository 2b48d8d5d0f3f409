export type Attributes = {
	/** Free text; from its first number on it becomes a link. */
	phone: string;
};
