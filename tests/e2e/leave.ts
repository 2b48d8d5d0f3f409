import { expect, type Page } from '@playwright/test';
import type { Fixtures } from './fixtures';

/**
 * Follows a form that leads to another host. Fakes stand in for what a page asks for, not for where a redirect leads: the
 * browser fails there, and is sent on.
 *
 * @param page  The page.
 * @param host  Host that the form leads to in the end.
 * @param allow Fixture of that name.
 * @param act   Sends the form.
 */
export async function leaveFor(
	page: Page,
	host: string,
	allow: Fixtures[ 'allow' ],
	act: () => Promise< void >
): Promise< void > {
	allow(
		new RegExp(
			`ERR_NAME_NOT_RESOLVED https://${ host.replace( /\./g, '\\.' ) }`
		)
	);
	const left = page.waitForEvent( 'requestfailed', ( request ) =>
		request.url().startsWith( `https://${ host }/` )
	);
	await act();
	const address = ( await left ).url();
	// The browser's own page of the fault may still be on its way.
	await expect( async () => {
		await page.goto( address );
	} ).toPass();
}
