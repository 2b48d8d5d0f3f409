export type Attributes = {
	className?: string;
	style?: Record< string, unknown >;
};
