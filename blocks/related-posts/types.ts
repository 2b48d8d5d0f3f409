export const LAYOUTS = [ 'grid', 'list' ] as const;

export type Layout = ( typeof LAYOUTS )[ number ];

export type Attributes = {
	postLayout: Layout;
	displayDate: boolean;
	displayThumbnails: boolean;
	/** Whether it says what the posts have in common. */
	displayContext: boolean;
	displayAuthor: boolean;
	/** 1 to 6. */
	postsToShow: number;
	/** From the markup: whether there is a box, which only posts with a headline have. */
	boxClass?: string;
};
