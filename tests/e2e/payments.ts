import path from 'node:path';
import type { Page } from '@playwright/test';

/** Keys of test mode, for the requests of a test alone. */
export const SET_UP = {
	connectors_payments_stripe_secret_test_api_key: 'sk_test_screens',
};

/** Keeps a picture where the environment names a folder for them. */
export async function shoot( page: Page, name: string ): Promise< void > {
	const folder = process.env.MAINSTREET_SHOTS;
	if ( folder ) {
		await page.screenshot( {
			path: path.join( folder, `${ name }.png` ),
			fullPage: true,
		} );
	}
}
