/** Attributes of the block. */
export type Attributes = {
	service?: string;
	/** What the author calls it; the service's own name where empty. */
	label?: string;
};
