export type Attributes = {
	answersLink?: string;
	answersLinkText?: string;
	gravatars: { url?: string }[];
	promptLabel?: string;
	promptText?: string;
	promptFetched: boolean;
	promptId?: number;
	showResponses: boolean;
	showLabel: boolean;
	tagsAdded: boolean;
	isBloganuary: boolean;
};
