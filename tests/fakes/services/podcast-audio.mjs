/**
 * The sound of a podcast's episodes.
 *
 *   audio.example.org
 *     /N.wav  a minute and a half of a quiet tone; anything else is not found
 */
export const hosts = [ 'audio.example.org' ];

const SECONDS = 90;
const RATE = 4000;

/** A tone of 200 Hz, 8 bits and one channel. */
let tone;
function getTone() {
	if ( ! tone ) {
		const size = RATE * SECONDS;
		tone = Buffer.alloc( 44 + size, 128 );
		tone.write( 'RIFF', 0 );
		tone.writeUInt32LE( 36 + size, 4 );
		tone.write( 'WAVEfmt ', 8 );
		tone.writeUInt32LE( 16, 16 );
		tone.writeUInt16LE( 1, 20 );
		tone.writeUInt16LE( 1, 22 );
		tone.writeUInt32LE( RATE, 24 );
		tone.writeUInt32LE( RATE, 28 );
		tone.writeUInt16LE( 1, 32 );
		tone.writeUInt16LE( 8, 34 );
		tone.write( 'data', 36 );
		tone.writeUInt32LE( size, 40 );
		for ( let at = 0; at < size; at++ ) {
			tone[ 44 + at ] =
				128 + Math.round( 20 * Math.sin( ( at * 2 * Math.PI ) / 20 ) );
		}
	}
	return tone;
}

/** The tone, or the part of it that a player asks for: without parts it can't seek. */
function playTone( range ) {
	const whole = getTone();
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

export function handle( { path: asked, headers } ) {
	return /^\/\d+\.wav$/.test( asked ) ? playTone( headers.range ) : undefined;
}
