export type Attributes = {
	/** HTML. */
	text?: string;
	/** Pixels. */
	borderRadius?: number;
	/** Slugs of the palette; colors of one's own are in `style.color`. */
	backgroundColor?: string;
	textColor?: string;
	gradient?: string;
	align?: string;
	className?: string;
	style?: Record< string, unknown >;
};
