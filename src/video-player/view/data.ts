/** Texts of Player_Renderer (PHP). */
export type Texts = Record<
	| 'play'
	| 'pause'
	| 'mute'
	| 'unmute'
	| 'full'
	| 'leave'
	| 'position'
	| 'error',
	string
>;

/** Data that Player_Renderer (PHP) prints. */
export type Data = {
	guid: string;
	/** Whether the control bar is shown. Without it, there is only a button for play and pause. */
	controls: boolean;
	/** Length in seconds as stored on the server; 0 if unknown. */
	duration: number;
	/** Origins that may control the player; `*` for all. */
	origins: string[];
	/** Image with preview frames of the whole video, row by row; null for none. */
	strip: {
		src: string;
		/** Size of a frame in pixels. */
		width: number;
		height: number;
		columns: number;
		count: number;
		/** Seconds between two frames. */
		interval: number;
	} | null;
	texts: Texts;
};

/**
 * Reads the data that PHP prints.
 *
 * @param json Contents of the data attribute.
 * @return Null where something broke it: the browser's own controls stay.
 */
export function readData( json = '' ): Data | null {
	try {
		const data: Data = JSON.parse( json );
		return data.texts && data.origins ? data : null;
	} catch {
		return null;
	}
}
