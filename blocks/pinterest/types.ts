export type Attributes = {
	/** Address of a pin, a board or a profile, as typed; of an older post perhaps a short link. */
	url?: string;
	className?: string;
};
