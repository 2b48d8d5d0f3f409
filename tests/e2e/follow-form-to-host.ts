import { expect, type Page } from '@playwright/test';
import type { Fixtures } from './fixtures';

/**
 * Submits a form that redirects to another host, and opens that page from the fake of the host. Fakes cannot answer a
 * redirect: the browser fails to resolve the host first, so the address is opened again directly.
 *
 * @param page   The page.
 * @param host   Host that the form redirects to.
 * @param allow  Fixture of that name.
 * @param submit Submits the form.
 */
export async function followFormToHost(
	page: Page,
	host: string,
	allow: Fixtures[ 'allow' ],
	submit: () => Promise< void >
): Promise< void > {
	allow(
		new RegExp(
			`ERR_NAME_NOT_RESOLVED https://${ host.replace( /\./g, '\\.' ) }`
		)
	);
	const failedRequest = page.waitForEvent( 'requestfailed', ( request ) =>
		request.url().startsWith( `https://${ host }/` )
	);
	await submit();
	const url = ( await failedRequest ).url();
	// The browser may still be loading its own error page.
	await expect( async () => {
		await page.goto( url );
	} ).toPass();
}
