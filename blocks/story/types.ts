export const MEDIA_TYPES = [ 'image', 'video' ] as const;
export type MediaType = ( typeof MEDIA_TYPES )[ number ];

/** One slide, with the keys of existing posts. */
export type MediaFile = {
	alt: string;
	title: string;
	/** Number of the attachment; posts of the mobile apps hold it as text, and absent while it is uploaded. */
	id?: number | string;
	/** Page of the attachment. */
	link?: string;
	type: MediaType;
	mime: string;
	caption: string;
	width?: number;
	height?: number;
	url: string;
	/** An image of no meaning to those who can't see it. */
	isDecorative?: true;
};

/** What an author can decide about the player; the rest of the stored object is kept as found. */
export type StorySettings = {
	/** Seconds an image is shown. */
	imageTime: number;
	startMuted: boolean;
	playInFullscreen: boolean;
	playOnNextSlide: boolean;
	playOnLoad: boolean;
	exitFullscreenOnEnd: boolean;
	loadInFullscreen: boolean;
	blurredBackground: boolean;
	showSlideCount: boolean;
	showProgressBar: boolean;
	/** Width by height of the frame. */
	defaultAspectRatio: number;
	/** Share of a slide that may be cut off to fill the frame. */
	cropUpTo: number;
	/** 0 to 1. */
	volume: number;
	/** Bars of progress shown at once. */
	maxBullets: number;
	maxBulletsFullscreen: number;
};

export type Attributes = {
	mediaFiles: MediaFile[];
	settings?: Record< string, unknown >;
	className?: string;
};
