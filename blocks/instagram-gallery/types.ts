/** Attributes as they are stored. */
export type Attributes = {
	/** Number of the connection on this site, as text; never a token of Instagram. */
	accessToken?: string;
	/** Name of the account at Instagram. */
	instagramUser?: string;
	/** 1 to 6. */
	columns: number;
	/** 1 to 30. */
	count: number;
	/** Pixels between images, 0 to 50. */
	spacing: number;
	isStackedOnMobile: boolean;
	align?: string;
	className?: string;
};
