import type { Data, Texts, Track } from '../view/data';

const NAMES: ( keyof Texts )[] = [
	'play',
	'pause',
	'loading',
	'playing',
	'paused',
	'error',
	'silenced',
	'from',
	'ready',
	'copied',
	'address',
	'more',
	'less',
	'fetching',
	'missing',
	'none',
	'open',
];

const texts = {
	...Object.fromEntries( NAMES.map( ( name ) => [ name, `${ name }:%s` ] ) ),
	position: '%1$s of %2$s',
	from: 'Play from %s',
	more: 'Show more',
	less: 'Show less',
	missing: 'Could not be fetched.',
	open: 'Open the transcript',
} as Texts;

const makeTrack = ( place: number ): Track => ( {
	guid: `guid-${ place }`,
	title: `Episode ${ place }`,
	src: `https://pod.example/${ place }.mp3`,
	link: `https://pod.example/${ place }`,
	image: place === 2 ? 'https://pod.example/2.png' : '',
	notes:
		place === 3
			? [ 'See ', [ 'the log', 'https://pod.example/log' ], '.' ]
			: `Notes ${ place }`,
	seconds: 600,
	chapters: true,
	transcript: `https://pod.example/${ place }.vtt`,
} );

/** What PHP hands over: three episodes. */
export const data: Data = {
	title: 'Harbour radio',
	cover: 'https://pod.example/cover.png',
	extras: '/extras?x',
	tracks: [ makeTrack( 1 ), makeTrack( 2 ), makeTrack( 3 ) ],
	texts,
};

const named = ( tag: string, name: string, rest = '' ) =>
	`<${ tag } class="jetpack-podcast-player__${ name }">${ rest }</${ tag }>`;

/** The player as PHP prints it, as far as the script looks. */
export const MARKUP = `${ named( 'p', 'current-track-title' ) }
${ named( 'p', 'track-description' ) }
<button class="jetpack-podcast-player__more" hidden></button>
<audio></audio>
<div class="jetpack-podcast-player__controls" hidden>
<button data-act="play"></button><input type="range">
<select aria-label="Speed"><option value="1">1</option><option value="1.5">1.5</option></select>
${ named( 'span', 'time' ) }${ named( 'span', 'duration' ) }</div>
${ named( 'p', 'message' ) }<p class="jetpack-podcast-player__track-error" hidden><a>Open</a></p>
${ named( 'details', 'chapters', '<summary>Chapters</summary><ol></ol>' ) }
${ named( 'details', 'transcript', '<summary>Transcript</summary><ol></ol>' ) }
<ol>${ data.tracks
	.map(
		( { title, src } ) =>
			`<li><a class="jetpack-podcast-player__link" href="${ src }">${ title }</a></li>`
	)
	.join( '' ) }</ol>`;

/** Makes properties of an element what a browser with a sound would make of it. */
export const set = ( element: object, values: Record< string, unknown > ) => {
	for ( const [ name, value ] of Object.entries( values ) ) {
		Object.defineProperty( element, name, {
			value,
			writable: true,
			configurable: true,
		} );
	}
};

/**
 * What jsdom has not: keys of a headset, sizes that change, and the network.
 *
 * @param handlers Receives what the keys do.
 * @param fetching Stands for `fetch`.
 */
export function pretendBrowser(
	handlers: Record< string, MediaSessionActionHandler >,
	fetching: jest.Mock
): void {
	Object.assign( global, {
		fetch: fetching,
		ResizeObserver: class {
			observe() {}
		},
		MediaMetadata: class {
			constructor( values: object ) {
				Object.assign( this, values );
			}
		},
	} );
	set( navigator, {
		mediaSession: {
			metadata: null,
			setActionHandler: (
				action: string,
				handler: MediaSessionActionHandler
			) => {
				handlers[ action ] = handler;
			},
		},
	} );
}
