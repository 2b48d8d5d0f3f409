import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { isRecord, toList, toRecord, toText } from '@shared/guards';
import { readGif, toPadding } from '../gif';

/** A GIF that can be chosen. */
export type Found = {
	id: string;
	title: string;
	paddingTop?: string;
	/** Address of a still image; '' for none. */
	still: string;
};

const API = 'https://api.giphy.com/v1/gifs';
const LIMIT = 10;

/** An image of GIPHY's own hosts; no other is drawn. */
const toStill = ( text: unknown ): string => {
	const address = toText( text ).replace( /^http:/, 'https:' );
	return /^https:\/\/(?:[a-z0-9-]+\.)?giphy\.com\//.test( address )
		? address
		: '';
};

/** Reads one of the service's records: it must have images. */
function toFound( gif: unknown ): Found | null {
	const { id, embed_url: address, images, title } = toRecord( gif );
	const number = toText( id ) || ( readGif( address )?.id ?? '' );
	if ( ! isRecord( images ) || ! /^[a-z0-9]+$/i.test( number ) ) {
		return null;
	}
	const original = toRecord( images.original );
	return {
		id: number,
		title: toText( title ),
		paddingTop: toPadding( original.width, original.height ),
		still: toStill( toRecord( images.downsized_still ).url ),
	};
}

/** Asks GIPHY itself: its rules forbid to do so by way of the own server. */
async function ask( url: string, signal: AbortSignal ): Promise< Found[] > {
	const response = await fetch( url, { signal, credentials: 'omit' } );
	if ( ! response.ok ) {
		throw new Error( response.statusText );
	}
	const answer: unknown = await response.json();
	const { data } = toRecord( answer );
	return ( isRecord( data ) ? [ data ] : toList( data ) )
		.map( toFound )
		.filter( ( found ): found is Found => found !== null );
}

/**
 * Searches.
 *
 * @param key    The site's key.
 * @param signal Ends the request.
 */
export const search = ( text: string, key: string, signal: AbortSignal ) =>
	ask(
		addQueryArgs( `${ API }/search`, {
			q: text,
			api_key: key,
			limit: LIMIT,
		} ),
		signal
	);

/**
 * Looks one up.
 *
 * @param key    The site's key.
 * @param signal Ends the request.
 */
export const fetchGifs = async (
	id: string,
	key: string,
	signal: AbortSignal
) =>
	(
		await ask(
			addQueryArgs( `${ API }/${ id }`, { api_key: key } ),
			signal
		)
	)[ 0 ];

/**
 * Shape of a GIF without the service's key, by core's oEmbed proxy.
 *
 * @param url    Address of the GIF.
 * @param signal Ends the request.
 */
export async function getShape(
	url: string,
	signal: AbortSignal
): Promise< string | undefined > {
	const answer = toRecord(
		await apiFetch( {
			path: addQueryArgs( '/oembed/1.0/proxy', { url } ),
			signal,
		} ).catch( () => null )
	);
	return toPadding( answer.width, answer.height );
}
