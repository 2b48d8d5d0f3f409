/** Kinds of text tracks. */
export const TRACK_KINDS = [
	'subtitles',
	'captions',
	'descriptions',
	'chapters',
	'metadata',
] as const;
export type TrackKind = ( typeof TRACK_KINDS )[ number ];
/** A text track in block attributes. */
export type Track = {
	src: string;
	kind: TrackKind;
	srcLang: string;
	label: string;
};
/** What the editing interface knows of a hosted video, whichever block holds it. */
export type VideoAttributes = {
	guid?: string;
	id?: number;
	src?: string;
	title?: string;
	caption?: string;
	autoplay?: boolean;
	controls?: boolean;
	loop?: boolean;
	muted?: boolean;
	playsinline?: boolean;
	preload?: string;
	poster?: string;
	maxWidth?: string;
	useAverageColor?: boolean;
	seekbarColor?: string;
	seekbarPlayedColor?: string;
	seekbarLoadingColor?: string;
	tracks?: Track[];
	/** Height in percent of the width, from another site. */
	videoRatio?: number;
};
