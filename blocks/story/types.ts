export const MEDIA_TYPES = [ 'image', 'video' ] as const;
export type MediaType = ( typeof MEDIA_TYPES )[ number ];

/** A slide, with the members of existing posts. */
export type MediaFile = {
	alt: string;
	title: string;
	/** Attachment id. Posts of the mobile apps contain a text, or nothing during the upload. */
	id?: number | string;
	/** URL of the attachment page. */
	link?: string;
	type: MediaType;
	mime: string;
	caption: string;
	width?: number;
	height?: number;
	url: string;
	/** Whether the image is decorative. */
	isDecorative?: true;
};

/** Settings of the player. Other members of the stored object are kept unchanged. */
export type StorySettings = {
	/** Seconds for which an image is shown. */
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
	/** Width divided by height of the frame. */
	defaultAspectRatio: number;
	/** Part of a slide that may be cut off to fill the frame, 0 to 1. */
	cropUpTo: number;
	/** 0 to 1. */
	volume: number;
	/** Maximum number of progress bars. */
	maxBullets: number;
	maxBulletsFullscreen: number;
};

export type Attributes = {
	mediaFiles: MediaFile[];
	settings?: Record< string, unknown >;
	className?: string;
};
