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

/** What Player_Renderer (PHP) hands over. */
export type Data = {
	guid: string;
	/** Whether the bar is shown; without it a button to play and pause. */
	controls: boolean;
	/** Length in seconds as the server knows it; 0 where it does not. */
	duration: number;
	/** Origins that may talk to the player; `*` for all. */
	origins: string[];
	/** Small images of the whole video in one, row by row; null for none. */
	strip: {
		src: string;
		/** Pixels of one image. */
		width: number;
		height: number;
		columns: number;
		count: number;
		/** Seconds between two. */
		interval: number;
	} | null;
	texts: Texts;
};

/**
 * Reads what PHP hands over.
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
