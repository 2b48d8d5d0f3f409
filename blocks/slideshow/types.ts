export const EFFECTS = [ 'slide', 'fade' ] as const;
export type Effect = ( typeof EFFECTS )[ number ];

/** One slide, as it is read from the saved markup. */
export type Slide = {
	alt: string;
	/** Inner HTML of the caption. */
	caption?: string;
	/** Number of the attachment, as text; absent for an image that is not in the library. */
	id?: string;
	url?: string;
	/** Address the image leads to. */
	link?: string;
	/** `width / height`; in posts of later releases only, kept as found. */
	aspectRatio?: string;
	/** Of no meaning to those who can't see it; stored in the attribute `decorative`. */
	isDecorative?: true;
};

export type Attributes = {
	align?: string;
	/** Rotate without being asked, for visitors who don't mind motion. */
	autoplay: boolean;
	/** Seconds between slides, 1 to 5. */
	delay: number;
	/** Attachment numbers of `images`; always derived from them. */
	ids: number[];
	images: Slide[];
	/** Positions of the slides that are decoration; always derived from them. */
	decorative?: number[];
	effect: string;
	/** Image size the slides' addresses were chosen in. */
	sizeSlug?: string;
	className?: string;
	style?: Record< string, unknown >;
};
