export const EFFECTS = [ 'slide', 'fade' ] as const;
export type Effect = ( typeof EFFECTS )[ number ];

/** A slide, as parsed from the saved markup. */
export type Slide = {
	alt: string;
	/** Inner HTML of the caption. */
	caption?: string;
	/** Attachment id, as text; absent for images that are not in the media library. */
	id?: string;
	url?: string;
	/** URL of the link. */
	link?: string;
	/** `width / height`; only in posts of later releases, kept unchanged. */
	aspectRatio?: string;
	/** Whether the image is decorative; stored in the attribute `decorative`. */
	isDecorative?: true;
};

export type Attributes = {
	align?: string;
	/** Whether the slides rotate, for visitors who do not prefer reduced motion. */
	autoplay: boolean;
	/** Seconds between slides, 1 to 5. */
	delay: number;
	/** Attachment ids of `images`; always derived from them. */
	ids: number[];
	images: Slide[];
	/** Indexes of decorative slides; always derived from `images`. */
	decorative?: number[];
	effect: string;
	/** Image size of the slides' URLs. */
	sizeSlug?: string;
	className?: string;
	style?: Record< string, unknown >;
};
