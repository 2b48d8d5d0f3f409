/**
 * A podcast: its feeds, chapters and transcripts. The answer depends on
 * the path alone, so a test adds a query (`/feed?my-test`) to have a feed that no other has cached.
 *
 *   podcast.example.org
 *     /feed              RSS with everything: 12 episodes, `ep-12` the newest
 *     /feed/plain        3 episodes, without pictures, chapters and transcripts
 *     /feed/atom         Atom with enclosure links
 *     /feed/many         500 episodes
 *     /feed/hostile      markup, shortcodes and `javascript:` wherever a feed can hold text
 *     /feed/unavailable  two episodes: the sound of the first is not there
 *     /feed/empty        posts without enclosures
 *     /feed/video        videos only
 *     /feed/broken       ends in the middle
 *     /feed/bomb         entities in entities
 *     /show              page that names feeds, first one without sound
 *     /page              page without a feed
 *     /moved             redirects to /feed
 *     /inside            redirects into the server's own network
 *     /chapters/N.json, /transcripts/N.vtt|srt|json|txt|html
 *
 * What it sounds like: podcast-audio.mjs.
 */
export const hosts = [ 'podcast.example.org' ];

const SITE = 'https://podcast.example.org';
const SECONDS = 90;

const NAMESPACES =
	'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters" xmlns:atom="http://www.w3.org/2005/Atom"';

const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOInn0VAAMgAcwZNb1mAAAAAElFTkSuQmCC',
	'base64'
);

const answer = ( type, body, status = 200 ) => ( {
	status,
	headers: { 'Content-Type': type },
	body,
} );
const xml = ( body ) => answer( 'application/rss+xml; charset=utf-8', body );
const html = ( body ) => answer( 'text/html; charset=utf-8', body );
const redirect = ( to ) => ( { status: 302, headers: { Location: to } } );

const channel = ( title, items, more = '' ) =>
	`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${ NAMESPACES }><channel><title>${ title }</title><link>${ SITE }/</link>
<description>Notes from the quay.</description>${ more }${ items.join( '' ) }</channel></rss>`;

const count = ( total ) =>
	Array.from( { length: total }, ( _, index ) => total - index );

const date = ( number ) =>
	new Date( Date.UTC( 2025, 0, 1, 6 ) + number * 86400000 ).toUTCString();

const sound = ( number ) =>
	`<enclosure url="https://audio.example.org/${ number }.wav" length="360044" type="audio/wav"/>`;

const item = ( number, more = sound( number ) ) =>
	`<item><title>Episode ${ number }</title><guid isPermaLink="false">ep-${ number }</guid><link>${ SITE }/${ number }</link><pubDate>${ date(
		number
	) }</pubDate><description>What happened in week ${ number }.</description>${ more }</item>`;

const chapter = ( start, title ) =>
	`<psc:chapter start="${ start }" title="${ title }"/>`;

/** The newest has its chapters in the feed, the others in a file. */
const chaptersOf = ( number ) =>
	number === 12
		? `<psc:chapters version="1.2">${ chapter( '00:00:00', 'Hello' ) }${ chapter( '00:00:30.500', 'The harbour' ) }${ chapter( '00:01:00', 'Goodbye' ) }</psc:chapters>`
		: `<podcast:chapters url="${ SITE }/chapters/${ number }.json" type="application/json+chapters"/>`;

const rich = ( number ) =>
	item(
		number,
		`${ sound( number ) }<itunes:duration>${ SECONDS }</itunes:duration><itunes:image href="${ SITE }/pictures/${ number }.png"/><itunes:episode>${ number }</itunes:episode><itunes:season>1</itunes:season>
<content:encoded><![CDATA[<p>What happened in <strong>week ${ number }</strong>. <a href="${ SITE }/${ number }">Read more</a></p>]]></content:encoded>
${ chaptersOf( number ) }<podcast:transcript url="${ SITE }/transcripts/${ number }.vtt" type="text/vtt" language="en"/><podcast:transcript url="${ SITE }/transcripts/${ number }.html" type="text/html"/>`
	);

const cover = `<itunes:image href="${ SITE }/pictures/cover.png"/>`;

const hostile = `<item><title>&lt;img src=x onerror=alert(1)&gt; [gallery] &amp;amp; "quotes"</title><guid>"&gt;&lt;script&gt;alert(1)&lt;/script&gt;</guid><link>javascript:alert(1)</link><enclosure url="https://audio.example.org/1.wav?a=1&amp;b=%22%3E" type="audio/wav"/><itunes:image href="javascript:alert(2)"/>
<content:encoded><![CDATA[<p onclick="alert(3)">Notes <a href="javascript:alert(4)">here</a><script>alert(5)</script><iframe src="https://evil.example/"></iframe> {{x}} [embed]</p>]]></content:encoded></item>
<item><title>Never shown</title><guid>never</guid><enclosure url="javascript:alert(6)" type="audio/mpeg"/></item>
<item><title></title><guid>no-title</guid><enclosure url="https://audio.example.org/2.wav" type="audio/wav"/></item>`;

const atomEntry = ( number ) =>
	`<entry><title>Episode ${ number }</title><id>atom-${ number }</id><link rel="alternate" href="${ SITE }/${ number }"/><link rel="enclosure" type="audio/wav" length="360044" href="https://audio.example.org/${ number }.wav"/><updated>${ new Date(
		date( number )
	).toISOString() }</updated><summary>What happened in week ${ number }.</summary></entry>`;

const video = ( number ) =>
	`<enclosure url="${ SITE }/${ number }.mp4" length="9" type="video/mp4"/>`;

const PAGES = {
	'/feed': () =>
		xml( channel( 'Quay Notes', count( 12 ).map( rich ), cover ) ),
	'/feed/plain': () =>
		xml(
			channel(
				'Plain Notes',
				count( 3 ).map( ( n ) => item( n ) )
			)
		),
	'/feed/atom': () =>
		answer(
			'application/atom+xml',
			`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Atom Notes</title><id>a</id><link rel="alternate" href="${ SITE }/"/>${ count( 3 ).map( atomEntry ).join( '' ) }</feed>`
		),
	'/feed/many': () =>
		xml( channel( 'Long Notes', count( 500 ).map( rich ), cover ) ),
	'/feed/hostile': () =>
		xml( channel( '&lt;b&gt;Hostile&lt;/b&gt; [notes]', [ hostile ] ) ),
	'/feed/unavailable': () =>
		xml(
			channel( 'Lost Notes', [
				item(
					2,
					'<enclosure url="https://audio.example.org/missing.mp3" type="audio/mpeg"/>'
				),
				item( 1 ),
			] )
		),
	'/feed/empty': () =>
		xml(
			channel(
				'Silent Notes',
				count( 3 ).map( ( n ) => item( n, '' ) )
			)
		),
	'/feed/video': () =>
		xml(
			channel(
				'Films',
				count( 3 ).map( ( n ) => item( n, video( n ) ) )
			)
		),
	'/feed/broken': () =>
		xml( channel( 'Broken', count( 3 ).map( rich ) ).slice( 0, 1500 ) ),
	'/feed/bomb': () =>
		xml(
			'<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>'
		),
	'/show': () =>
		html(
			'<!doctype html><title>Quay Notes</title><link rel="alternate" type="application/rss+xml" title="Comments" href="/feed/empty"><link rel="alternate" type="application/rss+xml" title="Episodes" href="feed"><p>Listen!</p>'
		),
	'/page': () => html( '<!doctype html><title>No feed</title><p>Hello.</p>' ),
	'/moved': () => redirect( '/feed' ),
	'/inside': () => redirect( 'http://169.254.169.254/latest/meta-data/' ),
};

const chapters = ( number ) => ( {
	version: '1.2.0',
	chapters: [
		{ startTime: 0, title: `Hello ${ number }` },
		{ startTime: 30.5, title: 'The harbour', url: `${ SITE }/harbour` },
		{ startTime: 60, title: 'Goodbye', img: `${ SITE }/pictures/1.png` },
		{ startTime: 70, title: 'Hidden', toc: false },
	],
} );

const LINES = [
	[ 0, 30, 'Anna', 'Welcome to the quay.' ],
	[ 30.5, 60, 'Bert', 'The harbour is open again.' ],
	[ 60, 90, 'Anna', 'Goodbye until next week.' ],
];

const clock = ( seconds, point ) =>
	new Date( seconds * 1000 )
		.toISOString()
		.slice( 11, 23 )
		.replace( '.', point );

const cues = ( point, speaker ) =>
	LINES.map(
		( [ start, end, who, text ], index ) =>
			`${ index + 1 }\n${ clock( start, point ) } --> ${ clock( end, point ) }\n${ speaker( who ) }${ text }\n`
	).join( '\n' );

const TRANSCRIPTS = {
	vtt: () =>
		answer(
			'text/vtt',
			`WEBVTT\n\n${ cues( '.', ( who ) => `<v ${ who }>` ) }`
		),
	srt: () =>
		answer(
			'application/srt',
			cues( ',', ( who ) => `${ who }: ` )
		),
	json: () =>
		answer(
			'application/json',
			JSON.stringify( {
				version: '1.0.0',
				segments: LINES.map(
					( [ startTime, endTime, speaker, body ] ) => ( {
						startTime,
						endTime,
						speaker,
						body,
					} )
				),
			} )
		),
	txt: () =>
		answer(
			'text/plain',
			LINES.map( ( line ) => line[ 3 ] ).join( '\n\n' )
		),
	html: () =>
		html(
			LINES.map(
				( [ , , who, text ] ) =>
					`<cite>${ who }:</cite><p>${ text }</p>`
			).join( '' )
		),
};

export function handle( { path: asked }, { json } ) {
	const file = /^\/(chapters|transcripts|pictures)\/(\w+)\.(\w+)$/.exec(
		asked
	);
	if ( file?.[ 1 ] === 'chapters' ) {
		return json( chapters( Number( file[ 2 ] ) ) );
	}
	if ( file?.[ 1 ] === 'transcripts' ) {
		return TRANSCRIPTS[ file[ 3 ] ]?.();
	}
	return file ? answer( 'image/png', PIXEL ) : PAGES[ asked ]?.();
}
