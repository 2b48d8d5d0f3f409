import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { describeProblem } from '../responses';
import { readSession, type Session } from './responses';

const PATH = '/wpcom/v2/external-media/session/google_photos';

/**
 * Error message of a request.
 *
 * @param problem What was thrown.
 */
export const describe = ( problem: unknown ): string =>
	describeProblem(
		problem,
		__(
			'Google Photos is currently unavailable. Please try again.',
			'mainstreet-blocks'
		)
	);

async function ask( path: string, method: string ): Promise< Session > {
	const session = readSession( await apiFetch( { path, method } ) );
	if ( ! session ) {
		throw new Error();
	}
	return session;
}

export const createSession = (): Promise< Session > => ask( PATH, 'POST' );

export const fetchSession = ( id: string ): Promise< Session > =>
	ask( `${ PATH }/${ id }`, 'GET' );

/** Deletes a session at Google. If that fails, it expires later. */
export const endSession = ( id: string ): void => {
	apiFetch( { path: `${ PATH }/${ id }`, method: 'DELETE' } ).catch(
		() => {}
	);
};
