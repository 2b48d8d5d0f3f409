import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { isFiniteNumber, toRecord, toRecords, toText } from '@shared/guards';

/** An episode, as the server tells it (docs/server-contract.md A30). */
export type Track = {
	guid: string;
	title: string;
	/** Its page, else its sound. */
	link: string;
	src: string;
	description: string;
	/** As the feed writes it, such as 42:10. */
	duration: string;
	/** 0 where nobody knows. */
	seconds: number;
};

export type Option = { label: string; guid: string };

export type Feed = {
	title: string;
	cover: string;
	tracks: Track[];
	/** All episodes there are to choose from. */
	options: Option[];
};

/** Seconds of a clock such as 1:02:03. */
const toSeconds = ( clock: string ): number =>
	clock
		.split( ':' )
		.reduce( ( total, part ) => total * 60 + ( Number( part ) || 0 ), 0 );

/**
 * Reads a podcast; what is missing becomes empty.
 *
 * @param answer Of the server, or the example that a block holds.
 */
export function parseFeed( answer: unknown ): Feed {
	const feed = toRecord( answer );
	return {
		title: toText( feed.title ),
		cover: toText( feed.cover ),
		tracks: toRecords( feed.tracks ).map( ( track ) => {
			const src = toText( track.src );
			const duration = toText( track.duration );
			return {
				guid: toText( track.guid ),
				title:
					toText( track.title ) ||
					__( 'Untitled episode', 'mainstreet-blocks' ),
				link: toText( track.link ) || src,
				src,
				description: toText( track.description ),
				duration,
				seconds: isFiniteNumber( track.seconds )
					? track.seconds
					: toSeconds( duration ),
			};
		} ),
		options: toRecords( feed.options ).map( ( { label, value } ) => ( {
			label: toText( label ),
			guid: toText( value ),
		} ) ),
	};
}

/**
 * Asks for a podcast.
 *
 * @param guids  Names of the episodes to show; none for the newest.
 * @param signal Ends the request.
 */
export async function fetchFeed(
	url: string,
	guids: string[],
	signal: AbortSignal
): Promise< Feed > {
	const ask = async ( names: string[] ) =>
		parseFeed(
			await apiFetch( {
				path: addQueryArgs( '/wpcom/v2/podcast-player', {
					url,
					guids: names,
					'episode-options': true,
				} ),
				signal,
			} )
		);
	try {
		return await ask( guids );
	} catch ( error ) {
		if ( signal.aborted || guids.length === 0 ) {
			throw error;
		}
		// The chosen episodes may have left the feed; others can be chosen then.
		return { ...( await ask( [] ) ), tracks: [] };
	}
}

/**
 * Whether WordPress can embed an address.
 *
 * @param signal Ends the request.
 */
export async function isEmbeddable(
	url: string,
	signal: AbortSignal
): Promise< boolean > {
	try {
		const { html } = toRecord(
			await apiFetch( {
				path: addQueryArgs( '/oembed/1.0/proxy', { url } ),
				signal,
			} )
		);
		return toText( html ) !== '';
	} catch {
		// It says so with an error.
		return false;
	}
}

/** How many episodes a player may show. */
export async function fetchTrackQuantity(): Promise< number > {
	const answer: unknown = await apiFetch( {
		path: '/wpcom/v2/podcast-player/track-quantity',
	} );
	return isFiniteNumber( answer ) && answer >= 1 ? Math.round( answer ) : 10;
}
