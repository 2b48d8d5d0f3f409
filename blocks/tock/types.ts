export type Attributes = {
	/** Name of the business on Tock, such as `harbour-kitchen`; not a URL. */
	url?: string;
};
