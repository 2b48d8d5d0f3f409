export type Attributes = {
	align?: string;
	/** HTML. */
	caption?: string;
	/** Address of the frame: `https://giphy.com/embed/…`. */
	giphyUrl?: string;
	/** What was searched for, or the address that was pasted. */
	searchText?: string;
	/** Height in per cent of the width, such as `75%`. */
	paddingTop?: string;
	/** Of posts written by later versions: kept as found. */
	gifUrl?: string;
	attributionUrl?: string;
	attributionName?: string;
	className?: string;
};
