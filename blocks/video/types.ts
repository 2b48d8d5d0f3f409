import type { Track } from '@shared/hosted-video/types';

/** Attributes of the block, all in its comment (content-format.md 33.2). */
export type Attributes = {
	align?: string;
	allowDownload?: boolean;
	anchor?: string;
	autoplay?: boolean;
	cacheHtml?: string;
	/** HTML. */
	caption?: string;
	className?: string;
	controls?: boolean;
	description?: string;
	displayEmbed?: boolean;
	duration?: number;
	guid?: string;
	id?: number;
	isExample?: boolean;
	isPrivate?: boolean;
	loop?: boolean;
	maxWidth?: string;
	muted?: boolean;
	playsinline?: boolean;
	poster?: string;
	posterData?: Record< string, unknown >;
	preload?: string;
	privacySetting?: number;
	rating?: string;
	seekbarColor?: string;
	seekbarLoadingColor?: string;
	seekbarPlayedColor?: string;
	src?: string;
	title?: string;
	tracks?: Track[];
	useAverageColor?: boolean;
	/** Height in per cent of the width. */
	videoRatio?: number;
};
