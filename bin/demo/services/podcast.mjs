/** A short podcast: four episodes with sounds that are made here, covers, chapters and transcripts. */
import { svg } from './page.mjs';

const SITE = 'https://podcast.example.org';
const AUDIO = 'https://audio.example.org';
const RATE = 11025;

const EPISODES = [
	{
		title: 'Bells over the harbour',
		notes: 'Four bells of the old church, recorded from the pier. Best heard with the window open.',
		colour: '#c96f4a',
		seconds: 24,
		sound: ( t ) =>
			bells( t, [ 392, 494, 587, 784 ], 1.5 ) + waves( t ) * 0.25,
	},
	{
		title: 'Low tide',
		notes: 'Waves on the shingle, and nothing else. We left the microphone out and went for coffee.',
		colour: '#3d6d86',
		seconds: 24,
		sound: ( t ) => waves( t ),
	},
	{
		title: 'The baker’s music box',
		notes: 'Eleven years of sourdough, and the tune that plays while the first loaves are in the oven.',
		colour: '#8f8a52',
		seconds: 24,
		sound: ( t ) =>
			bells( t, [ 523, 659, 784, 1047, 784, 659, 587, 698 ], 0.5 ),
	},
	{
		title: 'Foghorn at six',
		notes: 'How the pilot house talks to ships, and why the pitch is so low.',
		colour: '#42355a',
		seconds: 24,
		sound: ( t ) => horn( t ) + waves( t ) * 0.35,
	},
];

/** A struck bell for each note, in turn, dying away. */
function bells( t, notes, every ) {
	let sum = 0;
	for ( let back = 0; back < 4; back++ ) {
		const index = Math.floor( t / every ) - back;
		if ( index < 0 ) {
			break;
		}
		const age = t - index * every;
		const tone = notes[ index % notes.length ] * 2 * Math.PI * age;
		sum +=
			Math.exp( -age * 1.6 ) *
			( Math.sin( tone ) +
				0.4 * Math.sin( tone * 2.76 ) * Math.exp( -age * 3 ) );
	}
	return sum * 0.28;
}

let noise = 0;
let seed = 1;

/** Surf: soft noise that swells and ebbs. */
function waves( t ) {
	seed = ( seed * 16807 ) % 2147483647;
	noise += ( seed / 1073741823.5 - 1 - noise ) * 0.18;
	return (
		noise *
		( 0.22 + 0.5 * Math.max( 0, Math.sin( ( t * Math.PI * 2 ) / 6 ) ) ** 2 )
	);
}

/** Two long tones in six seconds. */
function horn( t ) {
	const at = t % 6;
	const swell =
		Math.max( 0, Math.sin( ( Math.PI * at ) / 2.5 ) ) *
		( at < 2.5 ? 1 : 0 );
	return (
		swell *
		0.35 *
		( Math.sin( t * 2 * Math.PI * 110 ) +
			0.5 * Math.sin( t * 2 * Math.PI * 165 ) )
	);
}

const made = new Map();

/** A WAV file of 16 bits and one channel. */
function getSound( number ) {
	if ( ! made.has( number ) ) {
		const { seconds, sound } = EPISODES[ number - 1 ];
		const size = RATE * seconds * 2;
		const file = Buffer.alloc( 44 + size );
		file.write( 'RIFF', 0 );
		file.writeUInt32LE( 36 + size, 4 );
		file.write( 'WAVEfmt ', 8 );
		file.writeUInt32LE( 16, 16 );
		file.writeUInt16LE( 1, 20 );
		file.writeUInt16LE( 1, 22 );
		file.writeUInt32LE( RATE, 24 );
		file.writeUInt32LE( RATE * 2, 28 );
		file.writeUInt16LE( 2, 32 );
		file.writeUInt16LE( 16, 34 );
		file.write( 'data', 36 );
		file.writeUInt32LE( size, 40 );
		for ( let at = 0; at < RATE * seconds; at++ ) {
			const t = at / RATE;
			const edge = Math.min( 1, t * 4, ( seconds - t ) / 2 );
			file.writeInt16LE(
				Math.round(
					Math.max( -1, Math.min( 1, sound( t ) * edge ) ) * 32000
				),
				44 + at * 2
			);
		}
		made.set( number, file );
	}
	return made.get( number );
}

/** The sound, or the part of it that a player asks for. */
function play( number, range ) {
	const whole = getSound( number );
	const headers = { 'Content-Type': 'audio/wav', 'Accept-Ranges': 'bytes' };
	const asked = /^bytes=(\d+)-(\d*)$/.exec( range ?? '' );
	if ( ! asked ) {
		return { status: 200, headers, body: whole };
	}
	const last = whole.length - 1;
	const from = Number( asked[ 1 ] );
	const to = asked[ 2 ] ? Math.min( Number( asked[ 2 ] ), last ) : last;
	return {
		status: 206,
		headers: {
			...headers,
			'Content-Range': `bytes ${ from }-${ to }/${ whole.length }`,
		},
		body: whole.subarray( from, to + 1 ),
	};
}

const cover = ( colour, word ) =>
	svg(
		`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600"><rect width="600" height="600" fill="${ colour }"/><g fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".9">${ [
			0, 1, 2, 3, 4,
		]
			.map(
				( row ) =>
					`<path d="M60 ${ 330 + row * 42 }q60-44 120 0t120 0 120 0 120 0" opacity="${ 1 - row * 0.17 }"/>`
			)
			.join(
				''
			) }</g><text x="60" y="150" font-family="Georgia, serif" font-size="78" fill="#fff">${ word }</text><text x="60" y="240" font-family="Georgia, serif" font-size="78" fill="#fff">Notes</text></svg>`
	);

const item = ( { title, notes, seconds }, index ) => {
	const number = index + 1;
	const date = new Date(
		Date.UTC( 2026, 9, 5 + number * 7, 6 )
	).toUTCString();
	return `<item><title>${ title }</title><guid isPermaLink="false">harbour-${ number }</guid><link>${ SITE }/episodes/${ number }</link><pubDate>${ date }</pubDate>
<description>${ notes }</description><content:encoded><![CDATA[<p>${ notes } <a href="${ SITE }/episodes/${ number }">Read more</a></p>]]></content:encoded>
<enclosure url="${ AUDIO }/harbour/${ number }.wav" length="${ 44 + RATE * seconds * 2 }" type="audio/wav"/>
<itunes:duration>${ seconds }</itunes:duration><itunes:episode>${ number }</itunes:episode><itunes:image href="${ SITE }/covers/${ number }.svg"/></item>`;
};

const getFeed = () => ( {
	status: 200,
	headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
	body: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Quay Notes</title><link>${ SITE }/</link>
<description>Sounds of a small town by the water.</description><itunes:image href="${ SITE }/covers/0.svg"/>${ EPISODES.map( item ).toReversed().join( '' ) }</channel></rss>`,
} );

/** The feed, covers and sounds of the demo. */
export function answerPodcast( { host, path, headers } ) {
	if ( host === 'podcast.example.org' ) {
		const picture = /^\/covers\/([0-4])\.svg$/.exec( path );
		if ( picture ) {
			const episode = EPISODES[ Number( picture[ 1 ] ) - 1 ];
			return cover( episode?.colour ?? '#1d4f63', 'Quay' );
		}
		return path === '/feed' ? getFeed() : undefined;
	}
	const sound =
		host === 'audio.example.org' &&
		/^\/harbour\/([1-4])\.wav$/.exec( path );
	return sound ? play( Number( sound[ 1 ] ), headers.range ) : undefined;
}
