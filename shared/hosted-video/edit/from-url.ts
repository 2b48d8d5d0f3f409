import apiFetch from '@wordpress/api-fetch';
import {
	addQueryArgs,
	hasQueryArg,
	safeDecodeURIComponent,
} from '@wordpress/url';
import { isPositiveInteger, toList, toRecord, toText } from '@shared/guards';
import { readVideoFileName, readGuid, readOwnGuid } from '../player-url';

/**
 * What a URL refers to: an attachment (`url` is '' for private ones), a video without a known attachment, another file,
 * nothing.
 */
export type Found =
	| { kind: 'attachment'; id: number; url: string }
	| { kind: 'video'; guid: string; title: string }
	| { kind: 'file'; src: string }
	| { kind: 'missing' | 'none' };

/** Normalizes a URL to compare files. */
const toComparable = ( url: string ): string =>
	url.replace( /^https?:/i, '' ).replace( /[?#].*$/, '' );

/** Finds a video by GUID in this library, else at the service. */
async function findVideo( guid: string, isOwn: boolean ): Promise< Found > {
	try {
		const { id, original, title } = toRecord(
			await apiFetch( { path: `/mainstreet/v1/videos/${ guid }` } )
		);
		const url = toText( original );
		return isPositiveInteger( id )
			? {
					kind: 'attachment',
					id,
					url: hasQueryArg( url, 'sig' ) ? '' : url,
				}
			: { kind: 'video', guid, title: toText( title ) };
	} catch ( error ) {
		if ( toRecord( error ).code !== 'not_found' ) {
			throw error;
		}
		return isOwn ? { kind: 'missing' } : { kind: 'video', guid, title: '' };
	}
}

/** Finds a video by URL in this library, else as an external file. */
async function findFile( src: string, name: string ): Promise< Found > {
	const found = toList(
		await apiFetch( {
			path: addQueryArgs( '/wp/v2/media', {
				media_type: 'video',
				search: safeDecodeURIComponent( name ),
				per_page: 50,
				_fields: 'id,source_url',
			} ),
		} )
	)
		.map( toRecord )
		.find(
			( { source_url: url } ) =>
				toComparable( toText( url ) ) === toComparable( src )
		);
	return isPositiveInteger( found?.id )
		? { kind: 'attachment', id: found.id, url: toText( found.source_url ) }
		: { kind: 'file', src };
}

/**
 * Resolves a URL that was entered.
 *
 * @param given Any text.
 * @throws With the server's error.
 */
export async function findByUrl( given: string ): Promise< Found > {
	const url = given.trim();
	const own = readOwnGuid( url );
	const guid = own || readGuid( url );
	if ( guid ) {
		return findVideo( guid, own !== '' );
	}
	const name = readVideoFileName( url );
	return name ? findFile( url, name ) : { kind: 'none' };
}
