import path from 'node:path';
import type { Page } from '@playwright/test';

/** Site option with a Stripe key of test mode, for `pretend()` and `visit()`. */
export const STRIPE_TEST_KEY = {
	connectors_payments_stripe_secret_test_api_key: 'sk_test_screens',
};

/** Saves a screenshot into the folder of MAINSTREET_SHOTS, if that is set. */
export async function saveScreenshot(
	page: Page,
	name: string
): Promise< void > {
	const folder = process.env.MAINSTREET_SHOTS;
	if ( folder ) {
		await page.screenshot( {
			path: path.join( folder, `${ name }.png` ),
			fullPage: true,
		} );
	}
}
