/** All of it comes from block supports. */
export type Attributes = {
	align?: string;
	className?: string;
	fontSize?: string;
	layout?: Record< string, unknown >;
	style?: Record< string, unknown >;
};
