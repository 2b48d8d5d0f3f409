import apiFetch from '@wordpress/api-fetch';
import { request, type Result } from '@shared/admin/request';
import { listOf, objectOf, toNumber, toRecord, toText } from '@shared/guards';
import { readAccounts } from './accounts-state';
import { readCheck } from './keys-state';
import { readModules } from './modules-state';
import { readAudiences, type OptionValue } from './options-state';
import { readValues } from './state';
import { readSiteCheck } from './tools-state';
import { readWebhooks } from './webhooks-state';

export type { Result };

/**
 * Saves settings.
 *
 * @param changes Keys by service (null removes one; by name where a key has several parts), and settings.
 * @return All values afterwards.
 */
export const saveSettings = (
	changes: Record< string, OptionValue | Record< string, string > | null >
) => request( '/settings', readValues, { method: 'POST', data: changes } );

/** Tests the key of a service. */
export const testService = ( id: string ) =>
	request( `/settings/test/${ id }`, readCheck, {
		method: 'POST',
		data: {},
	} );

/** Fetches the states of the webhooks of payment providers. */
export const getWebhooks = () => request( '/payments/webhooks', readWebhooks );

/**
 * Sets up the webhook of a payment provider again.
 *
 * @return All webhooks afterwards.
 */
export const renewWebhook = ( id: string ) =>
	request( `/payments/webhooks/${ id }`, readWebhooks, {
		method: 'POST',
		data: {},
	} );

/**
 * Fetches the audiences of Mailchimp.
 *
 * @param isAnew Whether to ask although the answer of a moment ago is kept.
 */
export const getAudiences = ( isAnew: boolean ) =>
	request( '/mailchimp/settings', readAudiences, {
		query: { recheck: isAnew },
	} );

/** Fetches all services and their accounts. */
export const getAccounts = () => request( '/accounts', readAccounts );

/**
 * Tests whether an account still works.
 *
 * @return All services and their accounts afterwards.
 */
export const testAccount = ( id: number ) =>
	request( `/accounts/${ id }/test`, readAccounts, {
		method: 'POST',
		data: {},
	} );

/**
 * Sets who may use an account.
 *
 * @param isMine Whether only this user may.
 * @return All services and their accounts afterwards.
 */
export const setAccountOwner = ( id: number, isMine: boolean ) =>
	request( `/accounts/${ id }`, readAccounts, {
		method: 'POST',
		data: { who: isMine ? 'me' : 'all' },
	} );

/**
 * Disconnects an account.
 *
 * @return All services and their accounts afterwards.
 */
export const removeAccount = ( id: number ) =>
	request( `/accounts/${ id }`, readAccounts, { method: 'DELETE' } );

/**
 * Stores the site owner's app, with which people sign in at a service.
 *
 * @return All services and their accounts afterwards.
 */
export const saveApp = ( service: string, id: string, secret: string ) =>
	request( `/accounts/${ service }/app`, readAccounts, {
		method: 'POST',
		data: { app_id: id, app_secret: secret },
	} );

/**
 * Deletes the site owner's app.
 *
 * @return All services and their accounts afterwards.
 */
export const removeApp = ( service: string ) =>
	request( `/accounts/${ service }/app`, readAccounts, {
		method: 'DELETE',
	} );

/** Fetches the modules. */
export const getModules = () => request( '/modules', readModules );

/**
 * Switches a module on or off.
 *
 * @param on Whether it is to be on.
 * @return All modules afterwards.
 */
export const switchModule = ( id: string, on: boolean ) =>
	request( `/modules/${ id }`, readModules, {
		method: 'POST',
		data: { on },
	} );

/** Runs a check of the site. */
export const runCheck = ( id: string ) =>
	request( `/checks/${ id }`, readSiteCheck );

/**
 * Sends a test of the newsletter.
 *
 * @return Where it went.
 */
export const sendTestMail = ( to: string ) =>
	request(
		'/newsletter/test',
		( answer ) => toText( toRecord( answer ).to ),
		{
			method: 'POST',
			data: { to },
		}
	);

/**
 * Sends a request of a given size.
 *
 * @return How many arrived; 0 when the request did not get through.
 */
export async function measureUpload( bytes: number ): Promise< number > {
	try {
		const answer: unknown = await apiFetch( {
			path: '/mainstreet/v1/probe',
			method: 'POST',
			headers: { 'Content-Type': 'application/octet-stream' },
			body: new Blob( [ new Uint8Array( bytes ) ] ),
		} );
		return toNumber( toRecord( answer ).length );
	} catch {
		return 0;
	}
}

/** Fetches the settings as the text of a file. */
export const exportSettings = () =>
	request( '/settings/export', ( answer ) =>
		JSON.stringify( answer, null, '\t' )
	);

/**
 * Imports settings.
 *
 * @param file Contents of a file; anything.
 */
export const importSettings = ( file: unknown ) =>
	request(
		'/settings/import',
		objectOf( {
			taken: toNumber,
			skipped: listOf( toText ),
			reasons: listOf( toText ),
		} ),
		{ method: 'POST', data: { file: toRecord( file ) } }
	);
