/** An episode, as Player_View (PHP) writes it. */
export type Track = {
	guid: string;
	title: string;
	/** Address of the sound. */
	src: string;
	/** Its page, else the sound. */
	link: string;
	image: string;
	notes: string;
	/** Length; 0 where the feed does not say. */
	seconds: number;
	/** Whether there are chapters to ask for. */
	chapters: boolean;
	/** Address of the transcript; '' where there is none. */
	transcript: string;
};

export type Texts = Record<
	| 'play'
	| 'pause'
	| 'loading'
	| 'playing'
	| 'paused'
	| 'error'
	| 'silenced'
	| 'position'
	| 'from'
	| 'ready'
	| 'copied'
	| 'address'
	| 'more'
	| 'less'
	| 'fetching'
	| 'missing'
	| 'none'
	| 'open',
	string
>;

/** What Player_View (PHP) hands over. */
export type Data = {
	title: string;
	cover: string;
	/** Where chapters and transcripts are asked for. */
	extras: string;
	tracks: [ Track, ...Track[] ];
	texts: Texts;
};

/**
 * Reads what PHP hands over.
 *
 * @param json Contents of the data attribute.
 * @return Null where another plugin's filter broke it: the browser's own controls stay.
 */
export function readData( json = '' ): Data | null {
	try {
		const data: Data = JSON.parse( json );
		return data.tracks[ 0 ] && data.texts ? data : null;
	} catch {
		return null;
	}
}

/**
 * Puts values into a sentence.
 *
 * @param text   Sentence with `%s`, or `%1$s` and `%2$s`.
 * @param values The values in order.
 */
export const fill = ( text: string, ...values: string[] ): string =>
	text.replace(
		/%(?:(\d)\$)?s/g,
		( _, place ) => values[ ( place || 1 ) - 1 ] ?? ''
	);
