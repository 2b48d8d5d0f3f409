export type Attributes = {
	/** Plan of posts from before several could be chosen; 0 for none. */
	selectedPlanId: number;
	/** Plans of posts of later releases: it counts instead, when there is one in it. */
	selectedPlanIds?: unknown[];
	/** What a plan made from here once began with: kept, and offered again. */
	newPlanName: string;
	newPlanCurrency: string;
	newPlanPrice: number;
	newPlanInterval: string;
	isPreview: boolean;
	isPremiumContentChild: boolean;
	className?: string;
	style?: Record< string, unknown >;
};
