import type { BrowserContext } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';

const PAGE = /^https:\/\/www\.instagram\.com\/oauth\/authorize\?/;
const APP = '/mainstreet/v1/accounts/instagram/app';

/** Instagram's page: it leads back to this site, whose own address has no HTTPS. */
const meetInstagram = ( context: BrowserContext, home: string ) =>
	context.route( PAGE, ( route ) => {
		const { searchParams: sent } = new URL( route.request().url() );
		const getLink = ( text: string, more: object ) => {
			const back = new URL( sent.get( 'redirect_uri' ) ?? '' );
			const query = new URLSearchParams( {
				...Object.fromEntries( back.searchParams ),
				state: sent.get( 'state' ) ?? '',
				...more,
			} );
			return `<a href="${ home }${ back.pathname }?${ query }">${ text }</a>`;
		};
		return route.fulfill( {
			contentType: 'text/html',
			body: `<!DOCTYPE html><html lang="en"><title>Instagram</title><h1>${ sent.get( 'scope' ) }</h1>
				${ getLink( 'Allow', { code: `AQB${ Date.now() }` } ) }
				${ getLink( 'Cancel', { error: 'access_denied', error_reason: 'user_denied' } ) }`,
		} );
	} );

test(
	'an administrator signs in at Instagram with an own app, thinks better of it, and does it',
	{ tag: '@site' },
	async ( {
		admin,
		allow,
		baseURL,
		context,
		editor,
		page,
		pretend,
		requestUtils,
	} ) => {
		const home = baseURL ?? '';
		// The browser asks for the icon of Instagram's page.
		allow( /favicon/ );
		await requestUtils.rest( {
			method: 'POST',
			path: APP,
			data: { app_id: '990602627938098', app_secret: 'a-good-secret' },
		} );
		await meetInstagram( context, home );
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/instagram-gallery' } );
		const { canvas } = editor;
		const button = canvas.getByRole( 'button', {
			name: 'Connect to Instagram',
		} );
		const open = async () => {
			const added = canvas.getByRole( 'radio', {
				name: 'Add a new account',
			} );
			await button.waitFor();
			if ( await added.isVisible() ) {
				await added.check();
			}
			// For the address of the sign-in alone, this site has HTTPS.
			await pretend( {
				user: 'admin',
				options: {
					siteurl: home.replace( 'http:', 'https:' ),
				},
			} );
			const [ popup ] = await Promise.all( [
				context.waitForEvent( 'page' ),
				button.click(),
			] );
			await popup.waitForURL( PAGE );
			await pretend( {} );
			return popup;
		};

		const first = await open();
		await expect( first.getByRole( 'heading' ) ).toHaveText(
			'instagram_business_basic'
		);
		await first.getByRole( 'link', { name: 'Cancel' } ).click();
		await expect( first.getByRole( 'alert' ) ).toHaveText(
			'Access was denied on Instagram. Nothing was saved.'
		);
		await expect(
			first.getByRole( 'link', { name: 'Start over' } )
		).toBeVisible();
		const used = first.url().replace( 'error=', 'code=AQBx&x=' );
		await first.goto( used );
		await expect( first.getByRole( 'alert' ) ).toContainText(
			'This sign-in is no longer valid.'
		);
		await first.close();

		const second = await open();
		await second.getByRole( 'link', { name: 'Allow' } ).click();
		await expect( canvas.locator( 'img[src*="scontent"]' ) ).toHaveCount(
			9
		);
		expect( second.isClosed() ).toBe( true );
		expect( await editor.getEditedPostContent() ).toContain(
			'href="https://www.instagram.com/quay.boats/"'
		);
		// A browser asks before it leaves what is not saved.
		await editor.saveDraft();

		await page.goto(
			'/wp-admin/options-general.php?page=mainstreet#/connections/instagram'
		);
		const card = page.getByRole( 'region', { name: 'Instagram' } );
		await expect( card.getByText( '990602627938098' ) ).toBeVisible();
		await expect( card ).not.toContainText( 'a-good-secret' );
		await expect(
			card.getByText( /requires HTTPS for sign-in/ ).first()
		).toBeVisible();
		await card.getByRole( 'button', { name: 'Remove app' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Remove app' } )
			.click();
		await expect( card.getByText( '990602627938098' ) ).toBeHidden();
		await card
			.getByRole( 'button', { name: 'Disconnect quay.boats' } )
			.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Disconnect' } )
			.click();
		await expect( card.getByText( 'quay.boats' ) ).toBeHidden();
	}
);

test( 'somebody who is not logged in, or comes without a state, gets nothing', async ( {
	allow,
	page,
	visit,
} ) => {
	allow( /Failed to load resource.*400/ );
	const address =
		'/wp-admin/admin-post.php?action=mainstreet_oauth&service=instagram&code=AQBx&state=0000';
	const stranger = await visit( address );
	await expect( stranger.locator( 'body' ) ).not.toContainText( 'Instagram' );
	await page.goto( address );
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'This sign-in is no longer valid.'
	);
	await page.getByRole( 'link', { name: 'Start over' } ).click();
	await expect( page.getByLabel( 'Access token' ) ).toBeVisible();
} );
