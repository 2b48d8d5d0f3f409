import type { Page } from '@playwright/test';
import { audit } from '../sweeps/axe';
import { disconnect, HANDLE } from './accounts';
import { expect, test } from './fixtures';

const card = ( page: Page ) => page.getByRole( 'region', { name: 'Mastodon' } );

/** Nothing of this test is left for others. */
test.afterEach( ( { requestUtils } ) => disconnect( requestUtils, HANDLE ) );

test(
	'an account at Mastodon is connected in the window, tested, found to have ended, and disconnected',
	{ tag: [ '@site', '@main' ] },
	async ( { admin, allow, fakes, page } ) => {
		// What a test finds out about an account.
		allow( /status of 424/ );
		await admin.visitAdminPage(
			'options-general.php',
			'page=mainstreet#/connections/mastodon'
		);
		const [ popup ] = await Promise.all( [
			page.waitForEvent( 'popup' ),
			card( page )
				.getByRole( 'link', { name: /Connect an account/ } )
				.click(),
		] );
		expect( await audit( popup, 'main' ) ).toEqual( [] );
		await popup
			.getByLabel( 'Server' )
			.fill( 'https://mastodon.example/@aurora' );
		const token = popup.getByLabel( 'Access token' );
		await token.fill( 'deadTokenThatNobodyMaySee' );
		await popup.getByLabel( 'Who can use it' ).selectOption( 'me' );
		await popup.getByRole( 'button', { name: 'Connect' } ).click();
		await expect( popup.getByRole( 'alert' ) ).toContainText(
			'mastodon.example does not accept this token.'
		);
		await expect( popup.getByLabel( 'Who can use it' ) ).toHaveValue(
			'me'
		);
		await token.fill( 'tokenThatNobodyMaySee0123456789' );
		await popup.getByRole( 'button', { name: 'Connect' } ).click();
		await expect( popup.getByRole( 'status' ) ).toContainText(
			`“${ HANDLE }” is connected.`
		);
		await popup.close();
		// What a browser tells the screen when somebody comes back to it.
		await page.evaluate( () =>
			window.dispatchEvent( new Event( 'focus' ) )
		);
		const who = card( page ).getByLabel( `Who can use ${ HANDLE }` );
		await expect( who ).toHaveValue( 'me' );
		await who.selectOption( 'all' );
		await expect( who ).toBeEnabled();
		await expect( who ).toHaveValue( 'all' );

		const check = card( page ).getByRole( 'button', {
			name: `Test ${ HANDLE }`,
		} );
		await check.click();
		await expect( card( page ).getByText( 'Working' ) ).toBeVisible();
		await fakes.mode( '401', { host: 'mastodon.example' } );
		await check.click();
		await expect(
			card( page ).getByRole( 'link', { name: /Sign in again/ } )
		).toBeVisible();
		await expect( card( page ) ).toContainText(
			'Mastodon no longer accepts the sign-in.'
		);
		expect( await audit( page, '#connection-mastodon' ) ).toEqual( [] );
		expect( await page.content() ).not.toContain( 'NobodyMaySee' );

		await card( page )
			.getByRole( 'button', { name: `Disconnect ${ HANDLE }` } )
			.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Disconnect' } )
			.click();
		await expect(
			card( page ).getByText( 'No accounts connected.' )
		).toBeVisible();
	}
);
