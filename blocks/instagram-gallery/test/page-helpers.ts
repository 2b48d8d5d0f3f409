import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, type Fixtures } from '@tests/e2e/fixtures';

/** Not the account of the editor's tests, which run beside these. */
export const NAME = 'harbour.light';

/** A second account, for tests that need one. */
export const FERRY = {
	name: 'ferry.house',
	secret: 'IGAAFerryTokenOfSomebody',
};

/**
 * Connects the account in the window, as an administrator does.
 *
 * @param page         Logged in.
 * @param requestUtils Of the test.
 * @param account      Whose.
 * @return Number of the connection.
 */
export async function connect(
	page: Page,
	requestUtils: RequestUtils,
	account = { name: NAME, secret: 'IGAAHarbourTokenOfSomebody' }
): Promise< string > {
	await page.goto(
		'/wp-admin/admin.php?page=mainstreet-popup&service=instagram'
	);
	await page.getByLabel( 'Access token' ).fill( account.secret );
	await page.getByRole( 'button', { name: 'Connect' } ).click();
	await expect( page.getByRole( 'status' ) ).toContainText( account.name );
	const list = await requestUtils.rest<
		{ token: string; username: string }[]
	>( { path: '/wpcom/v2/instagram-gallery/connections' } );
	const { token = '' } =
		list.find( ( { username } ) => username === account.name ) ?? {};
	return token;
}

/**
 * Has the pictures of an account copied, as looking at it in the editor does.
 *
 * @param token        Number of the connection.
 * @param requestUtils Of the test.
 * @param runCron      Of the test.
 */
export async function copyPictures(
	token: string,
	requestUtils: RequestUtils,
	runCron: Fixtures[ 'runCron' ]
): Promise< void > {
	await requestUtils.rest( {
		path: `/wpcom/v2/instagram-gallery/gallery?access_token=${ token }&count=30`,
	} );
	await runCron( 'mainstreet_instagram_copy' );
}
