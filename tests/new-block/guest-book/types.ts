export type Attributes = {
	/** Text, not HTML. */
	heading: string;
};
