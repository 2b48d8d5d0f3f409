export const STATES = [ 'paused', 'playing', 'error' ] as const;
export type MediaSourceState = ( typeof STATES )[ number ];

/** A player on the screen: what it plays, and how far it is. */
export type MediaSource = {
	id: string;
	state: MediaSourceState;
	/** Seconds. */
	currentTime: number;
	/** Seconds; 0 while unknown. */
	duration: number;
	/** Id of the element that plays. */
	domId: string;
};

export type MediaSources = {
	sources: Record< string, MediaSource >;
	/** The one that actions without an id mean; '' where there is none. */
	defaultId: string;
};
