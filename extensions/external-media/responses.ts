import { __ } from '@wordpress/i18n';
import { toRecord, toRecords, toText } from '@shared/guards';
import type { Media } from './types';

/** An image in the search results. */
export type Item = {
	id: string;
	/** Signed by the server; sent back unchanged. */
	guid: string;
	title: string;
	caption: string;
	creator: string;
	license: string;
	thumbnail: string;
	isVideo: boolean;
};

/** A page of search results. */
export type Page = { items: Item[]; next: string };

/** The copy, or the error. */
export type Outcome = { media: Media | null; error: string; code: string };

/** Error code: an account has to be connected, or connected again. */
export const MUST_CONNECT = 'authorization_required';

export const getServerError = (): string =>
	__( 'Internal server error', 'mainstreet-blocks' );

/** The first error message. */
function readProblem( problem: unknown ) {
	const given = toRecord( problem );
	const { code, error, message } = toRecords( given.errors )[ 0 ] ?? given;
	return {
		code: toText( code ) || toText( error ),
		message: toText( message ),
	};
}

/** Whether a request failed because no account is connected any more. */
export const needsConnection = ( problem: unknown ): boolean =>
	readProblem( problem ).code === MUST_CONNECT;

/**
 * Error message of a failed request: the server's. The message of a fatal error is a page of HTML and is not used.
 *
 * @param problem  What was thrown, or answered.
 * @param fallback Sentence where there is none.
 */
export function describeProblem( problem: unknown, fallback: string ): string {
	const { code, message } = readProblem( problem );
	return code === 'internal_server_error'
		? getServerError()
		: message || fallback;
}

/**
 * Reads a page (docs/server-contract.md A44).
 *
 * @param answer What the server said.
 * @return Null for an answer that is none.
 */
export function readPage( answer: unknown ): Page | null {
	const { media, meta } = toRecord( answer );
	if ( ! Array.isArray( media ) ) {
		return null;
	}
	return {
		items: toRecords( media ).flatMap( ( item ) => {
			const { thumbnail, medium } = toRecord( item.thumbnails );
			const id = toText( item.ID );
			return id && toText( item.guid )
				? [
						{
							id,
							guid: toText( item.guid ),
							title: toText( item.title ),
							caption: toText( item.caption ),
							creator: toText( item.creator ),
							license: toText( item.license ),
							thumbnail: toText( medium ) || toText( thumbnail ),
							isVideo: item.media_type === 'video',
						},
					]
				: [];
		} ),
		next: toText( toRecord( meta ).next_page ),
	};
}

/** The first of an item's errors. */
function readError( item: Record< string, unknown > ) {
	const [ [ code, sentences ] = [ '', [] ] ] = Object.entries(
		toRecord( item.errors )
	);
	return {
		code,
		error: Array.isArray( sentences ) ? toText( sentences[ 0 ] ) : '',
	};
}

/**
 * Parses the result of a copy (docs/server-contract.md A45).
 *
 * @param answer   What the server said of it.
 * @param fallback Sentence for an item that says nothing.
 */
export function readOutcome( answer: unknown, fallback: string ): Outcome {
	const item = toRecord( answer );
	const { id, url } = item;
	if ( typeof id === 'number' && typeof url === 'string' ) {
		return { media: { ...item, id, url }, error: '', code: '' };
	}
	const { code, error } = readError( item );
	return { media: null, error: error || fallback, code };
}
