export type Attributes = {
	align?: string;
	className?: string;
	style?: Record< string, unknown >;
};
