/** Elements a button can be on the page; also the values of the attribute. */
export const ELEMENTS = [ 'a', 'button', 'input' ] as const;
export type Element = ( typeof ELEMENTS )[ number ];

export type Attributes = {
	/** A link when absent. */
	element?: Element;
	/** Whether the markup is saved; else PHP draws it. */
	saveInPostContent: boolean;
	/** `id` on the page, by which scripts of the parent find the button. */
	uniqueId?: string;
	/** Own attribute name => name of the parent's attribute whose value it takes. */
	passthroughAttributes?: Record< string, unknown >;
	/** HTML. */
	text?: string;
	placeholder?: string;
	url?: string;
	/** Slugs of the palette, and values of one's own. */
	textColor?: string;
	customTextColor?: string;
	backgroundColor?: string;
	customBackgroundColor?: string;
	gradient?: string;
	customGradient?: string;
	/** Pixels, 0 to 50. */
	borderRadius?: number;
	/** With its unit: px, % or em. */
	width?: string;
	align?: string;
	className?: string;
	/** Of posts from later releases: kept, and drawn where they say how it looks. */
	customVariant?: string;
	metaName?: string;
	fontSize?: string;
	fontFamily?: string;
	borderColor?: string;
	style?: Record< string, unknown >;
};
