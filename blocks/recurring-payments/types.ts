export type Attributes = {
	/** The plan; of posts from elsewhere also several, as `12+34`. */
	planId?: number | string;
	/** The plans, as later releases write them, instead of the above. */
	planIds?: unknown[];
	align?: string;
	/** Where the button leads before PHP says so; `#` on sites of one's own. */
	url: string;
	/** `recurring-payments-` and the plan; the button inside takes it. */
	uniqueId: string;
	/** With its unit. */
	width?: string;
	className?: string;
};
