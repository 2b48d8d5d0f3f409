import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { readCheck, readValues, type Check, type Values } from './state';

export type Result< Value > =
	{ ok: true; value: Value } | { ok: false; message: string };

const PATH = '/mainstreet/v1/settings';

async function post< Value >(
	path: string,
	data: object,
	read: ( answer: unknown ) => Value
): Promise< Result< Value > > {
	try {
		const answer: unknown = await apiFetch( {
			path,
			method: 'POST',
			data,
		} );
		return { ok: true, value: read( answer ) };
	} catch ( error ) {
		const message = getErrorMessage(
			error,
			__(
				'The server could not be reached. Nothing was changed; please try again.',
				'mainstreet-blocks'
			)
		);
		return { ok: false, message };
	}
}

/**
 * Writes settings.
 *
 * @param changes Keys by service (null removes one), and settings.
 * @return All values afterwards.
 */
export const saveSettings = (
	changes: Record< string, string | boolean | null >
): Promise< Result< Values > > => post( PATH, changes, readValues );

/**
 * Asks a service about its key.
 *
 * @param id Service.
 */
export const testService = ( id: string ): Promise< Result< Check | null > > =>
	post( `${ PATH }/test/${ id }`, {}, readCheck );
