import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

const APP = '/mainstreet/v1/accounts/google_photos/app';
const DIALOG = '.mainstreet-external-media';

const getDialog = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Select media' } );

/** Presses a button of the dialog by keys, and gives the window that it opens. */
async function openWindow(
	context: BrowserContext,
	page: Page,
	button: string
): Promise< Page > {
	const [ popup ] = await Promise.all( [
		context.waitForEvent( 'page' ),
		getDialog( page )
			.getByRole( 'button', { name: button } )
			.press( 'Enter' ),
	] );
	return popup;
}

/** Playwright does not see what a redirect leads to: the one to Google becomes a page that goes on by itself. */
const showRedirects = ( context: BrowserContext ) =>
	context.route( /admin-post\.php\?.*_wpnonce=/, async ( route ) => {
		const answer = await route.fetch( { maxRedirects: 0 } );
		const { location = '' } = answer.headers();
		await route.fulfill( {
			contentType: 'text/html',
			body: `<!DOCTYPE html><title>On</title><script>location=${ JSON.stringify(
				location
			) }</script>`,
		} );
	} );

test(
	'somebody connects Google Photos, picks there, inserts a picture and disconnects, by keys alone',
	{ tag: [ '@site', '@core', '@main' ] },
	async ( { admin, allow, context, editor, fakes, page, requestUtils } ) => {
		allow( /favicon/ );
		await showRedirects( context );
		await fakes.interceptWindows( context, [
			'accounts.google.com',
			'photos.google.com',
		] );
		await requestUtils.rest( {
			method: 'POST',
			path: APP,
			data: {
				app_id: 'client-1.apps.googleusercontent.com',
				app_secret: 'GOCSPX-a-good-secret',
			},
		} );
		await admin.createNewPost();
		await editor.setContent(
			'<!-- wp:image --><figure class="wp-block-image"><img alt=""/></figure><!-- /wp:image -->'
		);
		await editor.canvas
			.getByRole( 'button', { name: 'Media Library' } )
			.press( 'Enter' );
		const item = page.getByRole( 'menuitem', { name: 'Google Photos' } );
		await item.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = getDialog( page );

		await dialog
			.getByRole( 'button', { name: 'Connect Google Photos' } )
			.waitFor();
		expect( await audit( page, DIALOG ) ).toEqual( [] );
		const refused = await openWindow(
			context,
			page,
			'Connect Google Photos'
		);
		await refused.getByRole( 'link', { name: 'Cancel' } ).press( 'Enter' );
		await expect( refused.getByRole( 'alert' ) ).toHaveText(
			'Access was denied on Google Photos. Nothing was saved.'
		);
		await refused.close();
		await page.bringToFront();
		const signIn = await openWindow(
			context,
			page,
			'Connect Google Photos'
		);
		await expect( signIn.getByRole( 'heading' ) ).toHaveText(
			'Sign in with Google'
		);
		const gone = signIn.waitForEvent( 'close' );
		await signIn.getByRole( 'link', { name: 'Allow' } ).press( 'Enter' );
		await gone;

		const choose = dialog.getByRole( 'button', {
			name: 'Choose in Google Photos',
		} );
		await expect( choose ).toBeFocused();
		expect( await audit( page, DIALOG ) ).toEqual( [] );
		const picker = await openWindow(
			context,
			page,
			'Choose in Google Photos'
		);
		await expect( picker ).toHaveURL( /\/autoclose$/ );
		await expect( dialog.getByRole( 'status' ) ).toContainText(
			'Make your selection in the Google Photos window'
		);
		const done = picker.waitForEvent( 'close' );
		await picker.getByRole( 'link', { name: 'Add 45' } ).press( 'Enter' );
		await done;

		const first = dialog.getByRole( 'button', {
			name: 'Harbour 1',
			exact: true,
		} );
		await expect( first ).toBeFocused();
		await expect
			.poll( () =>
				first
					.locator( 'img' )
					.evaluate( ( img: HTMLImageElement ) => img.naturalWidth )
			)
			.toBe( 800 );
		await dialog
			.getByRole( 'button', { name: 'Load More' } )
			.press( 'Enter' );
		await dialog
			.getByRole( 'button', { name: 'Harbour 21', exact: true } )
			.focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'Space' );
		expect( await audit( page, DIALOG ) ).toEqual( [] );
		await dialog
			.getByRole( 'button', { name: 'Select', exact: true } )
			.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await expect(
			editor.canvas
				.getByRole( 'document', { name: 'Block: Image' } )
				.locator( 'img' )
		).toHaveAttribute( 'src', /\/uploads\/(?:.*\/)?harbour-22[^/]*\.png$/ );

		await editor.selectBlocks(
			editor.canvas.getByRole( 'document', { name: 'Block: Image' } )
		);
		await editor.clickBlockToolbarButton( 'Replace' );
		await page
			.getByRole( 'menuitem', { name: 'Google Photos' } )
			.press( 'Enter' );
		await dialog
			.getByRole( 'button', { name: 'Disconnect' } )
			.press( 'Enter' );
		await expect(
			dialog.getByRole( 'button', { name: 'Connect Google Photos' } )
		).toBeFocused();
		const asked = await fakes.log( 'oauth2.googleapis.com' );
		expect( asked.map( ( { path } ) => path ) ).toContain( '/revoke' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await editor.saveDraft();
		await requestUtils.rest( { method: 'DELETE', path: APP } );
	}
);
