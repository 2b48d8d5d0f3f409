export const ALIGNMENTS = [ 'left', 'center', 'right' ] as const;
export type Alignment = ( typeof ALIGNMENTS )[ number ];

export type Attributes = {
	/** 0 to `maxRating` in steps of 0.5. */
	rating: number;
	/** 2 to 10. */
	maxRating: number;
	/** CSS color of the stars; the text color when absent. */
	color?: string;
	/** Kept for posts that hold it; there are only stars. */
	ratingStyle: string;
	/** Own addition: px of one star, 16 to 72; the saved markup has letters. */
	starSize?: number;
	className?: string;
	align: Alignment;
};
