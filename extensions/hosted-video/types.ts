import type { Track } from '@shared/hosted-video/types';

/** Attributes of core's video block while it holds a hosted video (content-format.md 33.1). */
export type Attributes = {
	autoplay?: boolean;
	caption?: string;
	className?: string;
	controls?: boolean;
	fileForImmediateUpload?: unknown;
	guid?: string;
	id?: number;
	isVideoPressExample?: boolean;
	loop?: boolean;
	maxWidth?: string;
	muted?: boolean;
	playsinline?: boolean;
	poster?: string;
	preload?: string;
	seekbarColor?: string;
	seekbarLoadingColor?: string;
	seekbarPlayedColor?: string;
	src?: string;
	useAverageColor?: boolean;
	videoPressClassNames?: string;
	videoPressTracks?: Track[];
};
