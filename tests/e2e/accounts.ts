import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/**
 * Disconnects an account at an outside service, if it is connected.
 *
 * @param requestUtils Requests of an administrator.
 * @param name         Name of the account, such as `@aurora@mastodon.example`.
 */
export async function disconnect(
	requestUtils: RequestUtils,
	name: string
): Promise< void > {
	const services: { accounts: { id: number; name: string }[] }[] =
		await requestUtils.rest( { path: '/mainstreet/v1/accounts' } );
	const found = services
		.flatMap( ( { accounts } ) => accounts )
		.filter( ( account ) => account.name === name );
	for ( const { id } of found ) {
		await requestUtils.rest( {
			path: `/mainstreet/v1/accounts/${ id }`,
			method: 'DELETE',
		} );
	}
}
