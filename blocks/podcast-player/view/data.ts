import { getSameOriginUrl } from '@shared/view/server-data';

/** A text, or a list of texts and links, which are pairs of text and URL. */
export type Notes = string | ( string | [ string, string ] )[];

/** An episode, as printed by Podcast_Player_Renderer (PHP). */
export type Track = {
	guid: string;
	title: string;
	/** URL of the audio file. */
	src: string;
	/** URL of the episode's page, or of the audio file. */
	link: string;
	image: string;
	notes: Notes;
	/** Length; 0 if the feed does not contain it. */
	seconds: number;
	/** Whether chapters can be requested. */
	chapters: boolean;
	/** URL of the transcript; '' for none. */
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

/** Data that Podcast_Player_Renderer (PHP) prints. */
export type Data = {
	title: string;
	cover: string;
	/** URL for chapters and transcripts. */
	extras: string;
	tracks: [ Track, ...Track[] ];
	texts: Texts;
};

const isText = ( value: unknown ): value is string => typeof value === 'string';

/** URLs of links must not execute code. */
const isPage = ( value: unknown ): boolean =>
	isText( value ) && /^(https?:|$)/i.test( value );

const isTrack = ( track: Track | null ): boolean =>
	[ track?.guid, track?.title ].every( isText ) &&
	[ track?.notes ]
		.flat()
		.every(
			( part ) =>
				isText( part ) ||
				( isText( part?.[ 0 ] ) && isPage( part[ 1 ] ) )
		) &&
	[ track?.src, track?.link, track?.image, track?.transcript ].every(
		isPage
	);

/**
 * Reads the data that PHP prints.
 *
 * @param json Contents of the data attribute, which whoever writes a post can write too.
 * @return Null for anything else: the browser's own controls stay.
 */
export function readData( json = '' ): Data | null {
	try {
		const data: Data = JSON.parse( json );
		return data.tracks[ 0 ] &&
			data.tracks.every( isTrack ) &&
			Object.values( data.texts ).every( isText ) &&
			getSameOriginUrl( data.extras )
			? data
			: null;
	} catch {
		return null;
	}
}

/**
 * Inserts values into a text.
 *
 * @param text   Sentence with `%s`, or `%1$s` and `%2$s`.
 * @param values The values in order.
 */
export const fill = ( text = '', ...values: string[] ): string =>
	text.replace(
		/%(?:(\d)\$)?s/g,
		( _, place ) => values[ ( place || 1 ) - 1 ] ?? ''
	);
