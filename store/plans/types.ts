/** A plan that the site's host sells (docs/server-contract.md A8). */
export type SitePlan = {
	product_slug: string;
	product_name: string;
	path_slug: string;
	product_id: number;
};

/** The plan that the site has. */
export type CurrentPlan = Pick< SitePlan, 'product_slug' | 'product_name' >;

export type SitePlans = {
	plans: readonly SitePlan[];
	/** Null while nobody knows. */
	current: CurrentPlan | null;
};
