import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect } from '@tests/e2e/fixtures';

/** Not the account of the editor's tests, which run beside these. */
export const NAME = 'harbour.light';

/**
 * Connects the account in the window, as an administrator does.
 *
 * @param page         Logged in.
 * @param requestUtils Of the test.
 * @return Number of the connection.
 */
export async function connect(
	page: Page,
	requestUtils: RequestUtils
): Promise< string > {
	await page.goto(
		'/wp-admin/admin.php?page=mainstreet-popup&service=instagram'
	);
	await page
		.getByLabel( 'Access token' )
		.fill( 'IGAAHarbourTokenOfSomebody' );
	await page.getByRole( 'button', { name: 'Connect' } ).click();
	await expect( page.getByRole( 'status' ) ).toContainText( NAME );
	const list = await requestUtils.rest<
		{ token: string; username: string }[]
	>( { path: '/wpcom/v2/instagram-gallery/connections' } );
	const { token = '' } =
		list.find( ( { username } ) => username === NAME ) ?? {};
	return token;
}
