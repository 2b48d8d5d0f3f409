export type Attributes = {
	/** Dial code with the country's letters, `31NL`; digits only in older posts. */
	countryCode?: string;
	/** As typed, without the dial code. */
	phoneNumber?: string;
	/** What stands in the visitor's chat before they send it. */
	firstMessage: string;
	/** HTML. */
	buttonText: string;
	/** One of the four in colors.ts. */
	backgroundColor: string;
	/** How dark that color is: `dark` or `light`. */
	colorClass: string;
	openInNewTab: boolean;
};
