import { request, type Result } from '../screen/request';
import {
	readAudiences,
	readCheck,
	readValues,
	type Audiences,
	type Check,
	type Values,
} from './state';

export type { Result };

/**
 * Writes settings.
 *
 * @param changes Keys by service (null removes one), and settings.
 * @return All values afterwards.
 */
export const saveSettings = (
	changes: Record< string, string | number | boolean | null >
): Promise< Result< Values > > =>
	request( '/settings', readValues, { method: 'POST', data: changes } );

/**
 * Asks a service about its key.
 *
 * @param id Service.
 */
export const testService = ( id: string ): Promise< Result< Check | null > > =>
	request( `/settings/test/${ id }`, readCheck, {
		method: 'POST',
		data: {},
	} );

/**
 * Asks Mailchimp for its audiences.
 *
 * @param isAnew Whether to ask although the answer of a moment ago is kept.
 */
export const getAudiences = (
	isAnew: boolean
): Promise< Result< Audiences > > =>
	request( '/mailchimp/settings', readAudiences, {
		query: { recheck: isAnew },
	} );
