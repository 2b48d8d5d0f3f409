export const CRITERIA = [ 'after-visits', 'before-visits' ] as const;
export type Criteria = ( typeof CRITERIA )[ number ];

export type Attributes = {
	/** Show the content after, or up to and including, that many visits. */
	criteria: Criteria;
	/** Visits; a whole number above 0. */
	threshold: number;
};
