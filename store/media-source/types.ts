export const STATES = [ 'paused', 'playing', 'error' ] as const;
export type MediaSourceState = ( typeof STATES )[ number ];

/** State of a player on the screen. */
export type MediaSource = {
	id: string;
	state: MediaSourceState;
	/** Seconds. */
	currentTime: number;
	/** Seconds; 0 if unknown. */
	duration: number;
	/** Id of the media element. */
	domId: string;
};

export type MediaSources = {
	sources: Record< string, MediaSource >;
	/** Player for actions without an id; '' for none. */
	defaultId: string;
};
