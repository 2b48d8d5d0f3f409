import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { isRecord, toRecord } from '@shared/guards';
import { isGuid, playerAddress } from '../player-url';
import { cacheVideoUrl } from '../video-url';

/** Number of retries, and milliseconds before the first one; the delay doubles. */
const RETRIES = 5;
const PAUSE = 2000;

/** State of a video: `here` in this media library, `elsewhere` at the service. */
export type Preview =
	| { status: 'loading' | 'elsewhere' | 'failed' }
	| { status: 'here'; ratio: number };

const LOADING: Preview = { status: 'loading' };
const WIDE = 16 / 9;

const getStatus = ( error: unknown ): unknown =>
	toRecord( toRecord( error ).data ).status;

/** A video of this library, with the aspect ratio of the response. */
const here = ( answer: unknown ): Preview => {
	const { width, height } = toRecord( answer );
	const ratio = Number( width ) / Number( height );
	return {
		status: 'here',
		ratio: ratio > 0 && Number.isFinite( ratio ) ? ratio : WIDE,
	};
};

/** Kind of a video without a preview; throws if the response is no answer to that. */
function readRefusal( error: unknown ): Preview {
	if ( isRecord( error ) && error.code === 'not_found' ) {
		return { status: 'elsewhere' };
	}
	const status = getStatus( error );
	if ( status === 401 || status === 403 ) {
		// Private and not readable: the player shows that.
		return here( null );
	}
	throw error;
}

/**
 * Fetches the oEmbed preview of the player URL. Private videos and those of other libraries have none: the video's own
 * route is requested.
 */
async function ask( guid: string, signal: AbortSignal ): Promise< Preview > {
	if ( ! isGuid( guid ) ) {
		// The player shows that the video does not exist.
		return here( null );
	}
	try {
		return here(
			await apiFetch( {
				path: addQueryArgs( '/oembed/1.0/proxy', {
					url: playerAddress( guid, {} ),
				} ),
				signal,
			} )
		);
	} catch ( error ) {
		if ( getStatus( error ) !== 404 ) {
			throw error;
		}
	}
	try {
		return here(
			await apiFetch( {
				path: `/mainstreet/v1/videos/${ guid }`,
				signal,
			} )
		);
	} catch ( error ) {
		return readRefusal( error );
	}
}

/**
 * The preview of a video, with automatic retries, then a button.
 *
 * @param guid As stored.
 */
export function usePreview( guid: string ) {
	const [ preview, setPreview ] = useState( LOADING );
	const [ round, setRound ] = useState( 0 );
	useEffect( () => {
		const stop = new AbortController();
		let timer: ReturnType< typeof setTimeout > | undefined;
		const attempt = async ( count: number ) => {
			try {
				const found = await ask( guid, stop.signal );
				if ( ! stop.signal.aborted ) {
					if ( found.status === 'elsewhere' ) {
						cacheVideoUrl( guid, '' );
					}
					setPreview( found );
				}
			} catch {
				if ( stop.signal.aborted ) {
					return;
				}
				if ( count > RETRIES ) {
					setPreview( { status: 'failed' } );
				} else {
					timer = setTimeout(
						() => void attempt( count + 1 ),
						PAUSE * count
					);
				}
			}
		};
		setPreview( LOADING );
		void attempt( 1 );
		return () => {
			stop.abort();
			clearTimeout( timer );
		};
	}, [ guid, round ] );
	return { preview, retry: () => setRound( round + 1 ) };
}
