import type { Page } from '@playwright/test';
import { expect } from './fixtures';
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

/** The account that connectMastodon() connects. */
export const HANDLE = '@aurora@mastodon.example';

/**
 * Connects an account at Mastodon for everybody who publishes, in the window that the settings open.
 *
 * @param page Window of an administrator.
 */
export async function connectMastodon( page: Page ): Promise< void > {
	await page.goto(
		'/wp-admin/admin.php?page=mainstreet-popup&service=mastodon'
	);
	await page.getByLabel( 'Server' ).fill( 'mastodon.example' );
	await page.getByLabel( 'Access token' ).fill( 'tokenThatNobodyMaySee0123' );
	await page.getByRole( 'button', { name: /^Connect/ } ).click();
	await expect( page.getByRole( 'status' ) ).toContainText(
		`“${ HANDLE }” is connected.`
	);
}

/** The account that connectChat() connects. */
export const CHAT = 'News of the bakery (hooks.slack.com)';

/**
 * Connects a chat, which shows whatever comes, for everybody who publishes.
 *
 * @param page Window of an administrator.
 */
export async function connectChat( page: Page ): Promise< void > {
	await page.goto(
		'/wp-admin/admin.php?page=mainstreet-popup&service=webhook'
	);
	await page.getByLabel( 'Name' ).fill( 'News of the bakery' );
	await page
		.getByLabel( 'URL' )
		.fill( 'https://hooks.slack.com/services/T0/B0/NobodyMaySee' );
	await page.getByRole( 'button', { name: /^Connect/ } ).click();
	await expect( page.getByRole( 'status' ) ).toContainText( 'is connected.' );
}
