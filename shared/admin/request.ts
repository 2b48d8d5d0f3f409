import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getErrorMessage } from '@shared/api';
import { mapOf, toRecord, toText, type Reader } from '@shared/guards';

/** Error message, and messages of single fields. */
export type Failure = {
	ok: false;
	message: string;
	fields: Record< string, string >;
	/** The request was aborted. */
	isAborted: boolean;
};

export type Result< Value > = { ok: true; value: Value } | Failure;

type Options = {
	method?: 'GET' | 'POST' | 'DELETE';
	/** Values '', 0, false and undefined are left out of the query. */
	query?: Record< string, string | number | boolean | undefined >;
	data?: object;
	body?: FormData;
	signal?: AbortSignal;
};

function readFailure( error: unknown ): Failure {
	const { name, data } = toRecord( error );
	const isAborted =
		name === 'AbortError' ||
		( error instanceof DOMException && error.name === 'AbortError' );
	return {
		ok: false,
		isAborted,
		message: getErrorMessage(
			error,
			__(
				'Could not reach the server. Nothing was changed. Please try again.',
				'mainstreet-blocks'
			)
		),
		fields: mapOf( toText )( toRecord( data ).params ),
	};
}

/**
 * Sends a request to a route of the plugin.
 *
 * @param path    Path behind `mainstreet/v1`, with a leading slash.
 * @param read    Makes sense of the answer.
 * @param options Method (GET), query, data (JSON) or body (a form), and a signal that ends it.
 */
export async function request< Value >(
	path: string,
	read: Reader< Value >,
	{ method = 'GET', query = {}, data, body, signal }: Options = {}
): Promise< Result< Value > > {
	const args = Object.fromEntries(
		Object.entries( query ).filter( ( [ , value ] ) => Boolean( value ) )
	);
	try {
		const answer: unknown = await apiFetch( {
			path: addQueryArgs( `/mainstreet/v1${ path }`, args ),
			method,
			...( data && { data } ),
			...( body && { body } ),
			...( signal && { signal } ),
		} );
		return { ok: true, value: read( answer ) };
	} catch ( error ) {
		return readFailure( error );
	}
}
