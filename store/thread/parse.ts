import {
	isFiniteNumber,
	isOneOf,
	toList,
	toRecord,
	toRecords,
	toText,
} from '@shared/guards';
import type { Boundary, Card, ThreadPost } from './types';

const isUrl = ( value: string ): boolean => /^https?:\/\//i.test( value );

function parseBoundary( value: unknown ): Boundary {
	const { type, container, line, start, end } = toRecord( value );
	const attribute = toText( container );
	if ( type === 'end-of-line' && isFiniteNumber( line ) ) {
		return { type, container: attribute, line };
	}
	return isOneOf( [ 'normal', 'line-break' ] as const, type ) &&
		isFiniteNumber( start ) &&
		isFiniteNumber( end )
		? { type, container: attribute, start, end }
		: false;
}

/**
 * Reads the posts of a thread (docs/server-contract.md A26).
 *
 * @param value Answer of the server.
 */
export const parsePosts = ( value: unknown ): ThreadPost[] =>
	toRecords( value ).map( ( post ) => ( {
		text: toText( post.text ),
		media: toRecords( post.media )
			.map( ( { url, alt, type } ) => ( {
				url: toText( url ),
				alt: toText( alt ),
				type: toText( type ),
			} ) )
			.filter( ( { url } ) => isUrl( url ) ),
		tweet: isUrl( toText( post.tweet ) ) ? toText( post.tweet ) : '',
		urls: toList( post.urls ).map( toText ).filter( isUrl ),
		blocks: toRecords( post.blocks ).map( ( { clientId } ) => ( {
			clientId: toText( clientId ),
		} ) ),
		boundary: parseBoundary( post.boundary ),
	} ) );

/**
 * Reads the card of an address (docs/server-contract.md A27).
 *
 * @param value What the server said of it.
 */
export function parseCard( url: string, value: unknown ): Card {
	const { title, description, image, type, error } = toRecord( value );
	if ( error || ! toText( title ) ) {
		return {
			error: error === 'no_og_data' ? 'no_og_data' : 'invalid_url',
		};
	}
	return {
		title: toText( title ),
		description: toText( description ),
		url,
		image: isUrl( toText( image ) ) ? toText( image ) : '',
		type: type === 'summary_large_image' ? type : 'summary',
	};
}
