import { getSameOriginUrl } from '@shared/view/server-data';

/** Text, or texts and links as text and address. */
export type Notes = string | ( string | [ string, string ] )[];

/** An episode, as Podcast_Player_Renderer (PHP) writes it. */
export type Track = {
	guid: string;
	title: string;
	/** Address of the sound. */
	src: string;
	/** Its page, else the sound. */
	link: string;
	image: string;
	notes: Notes;
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

/** What Podcast_Player_Renderer (PHP) hands over. */
export type Data = {
	title: string;
	cover: string;
	/** Where chapters and transcripts are asked for. */
	extras: string;
	tracks: [ Track, ...Track[] ];
	texts: Texts;
};

const isText = ( value: unknown ): value is string => typeof value === 'string';

/** What ends in an address that a visitor follows may run nothing. */
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
 * Reads what PHP hands over.
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
 * Puts values into a sentence.
 *
 * @param text   Sentence with `%s`, or `%1$s` and `%2$s`.
 * @param values The values in order.
 */
export const fill = ( text = '', ...values: string[] ): string =>
	text.replace(
		/%(?:(\d)\$)?s/g,
		( _, place ) => values[ ( place || 1 ) - 1 ] ?? ''
	);
