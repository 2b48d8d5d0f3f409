/** Mainstreet > Shares: what went where, for who sees which of it. */
import type { Page, TestInfo } from '@playwright/test';
import { audit } from '../sweeps/axe';
import {
	connectChat,
	connectMastodon,
	CHAT,
	disconnect,
	HANDLE,
} from './accounts';
import { expect, test } from './fixtures';
import { publishAs, waitForState } from './shared-posts';

const SCREEN = 'admin.php';
const QUERY = 'page=mainstreet-shares';
const LONG = 'Sourdough'.repeat( 12 );

/** A title that says markup, as WordPress stores it. */
const HOSTILE = '&lt;img src=x onerror=alert(1)&gt; \u202Eevil';
const PHONE = { width: 390, height: 844 };

/** Posts of other tests go nowhere. */
test.afterEach( async ( { requestUtils } ) => {
	await disconnect( requestUtils, HANDLE );
	await disconnect( requestUtils, CHAT );
} );

/** Whether something is wider than the window. */
const isTooWide = ( page: Page ) =>
	page
		.locator( 'html' )
		.evaluate( ( html ) => html.scrollWidth > html.clientWidth );

/** Takes pictures of a page for who wants to look. */
const getCamera = ( page: Page, info: TestInfo ) => ( name: string ) =>
	page.screenshot( {
		path: info.outputPath( `${ name }.png` ),
		fullPage: true,
	} );

/** Searches, and waits for the list that was searched. */
async function search( page: Page, text: string ): Promise< void > {
	const found = page.waitForResponse( ( response ) =>
		response.url().includes( 'search=' )
	);
	await page.getByRole( 'searchbox' ).fill( text );
	await found;
	await expect( page.locator( '.wrap [aria-busy="true"]' ) ).toHaveCount( 0 );
}

test(
	'an administrator sees what went where, filters, and reads why something did not',
	{ tag: [ '@site', '@main' ] },
	async ( { admin, baseURL, fakes, guard, page, runCron }, info ) => {
		test.slow();
		const rest = { baseURL, guard, runCron };
		const mark = `Loaf${ Date.now() }`;
		const shoot = getCamera( page, info );
		await connectMastodon( page );
		await publishAs( rest, 'author', `${ mark } sent` );
		await waitForState( rest, `${ mark } sent`, 'sent' );
		await publishAs( rest, 'editor', `${ mark } REFUSE ${ LONG }` );
		await waitForState( rest, `${ mark } REFUSE`, 'failed' );
		await fakes.mode( '500', { host: 'mastodon.example' } );
		await publishAs( rest, 'editor', `${ mark } late` );
		await waitForState( rest, `${ mark } late`, 'queued' );

		await admin.visitAdminPage( SCREEN, QUERY );
		await search( page, mark );
		const line = ( title: string ) =>
			page.getByRole( 'row', { name: `${ mark } ${ title }` } );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 4 );
		await expect( line( 'sent' ) ).toContainText( mark );
		await expect( line( 'sent' ) ).toContainText( 'Mastodon' );
		await expect( line( 'sent' ) ).toContainText( 'Shared' );
		await expect(
			line( 'sent' ).getByRole( 'link', { name: /View/ } )
		).toHaveAttribute( 'href', /^https:\/\/mastodon\.example\// );
		await expect( line( 'REFUSE' ) ).toContainText( 'Not shared' );
		await expect( line( 'late' ) ).toContainText( 'Waiting' );
		await expect( line( 'late' ) ).toContainText( 'Next attempt:' );
		await expect( page.locator( '.wrap img' ) ).toHaveCount( 0 );
		expect( await page.content() ).not.toContain( 'NobodyMaySee' );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await shoot( 'shares' );

		await page.getByRole( 'button', { name: 'Status' } ).first().click();
		await page.getByRole( 'option', { name: 'Not shared' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await expect( line( 'REFUSE' ) ).toBeVisible();
		// The filter has one of this name, and all filters have one behind it, which forgets the search, too.
		await page
			.getByRole( 'group', { name: 'Filters' } )
			.getByRole( 'button', { name: 'Reset' } )
			.last()
			.click();
		await expect( line( 'sent' ) ).toBeVisible();
		await expect( line( 'late' ) ).toBeVisible();
		await expect( page.getByRole( 'searchbox' ) ).toHaveValue( '' );
	}
);

test(
	'a chat that may have it is said to have it perhaps; who looked tries again',
	{ tag: '@site' },
	async (
		{ admin, baseURL, fakes, guard, page, pretend, runCron },
		info
	) => {
		test.slow();
		const rest = { baseURL, guard, runCron };
		const shoot = getCamera( page, info );
		const mark = `Chat${ Date.now() }`;
		await connectChat( page );
		await fakes.mode( '500', { host: 'hooks.slack.com' } );
		await publishAs( rest, 'editor', `${ mark } ${ HOSTILE }` );
		await waitForState( rest, mark, 'failed' );
		await fakes.mode( 'ok', { host: 'hooks.slack.com' } );

		await admin.visitAdminPage( SCREEN, QUERY );
		await search( page, mark );
		const line = page.getByRole( 'row', { name: mark } );
		await expect( line ).toContainText( 'Possibly shared' );
		await expect( line ).toContainText(
			'check there before you try again'
		);
		await expect( line ).toContainText( '<img src=x onerror=alert(1)>' );
		await expect( page.locator( '.wrap img' ) ).toHaveCount( 0 );
		await shoot( 'perhaps' );
		await page.setViewportSize( PHONE );
		await expect( line ).toContainText( 'Possibly shared' );
		expect( await isTooWide( page ) ).toBe( false );
		await shoot( 'perhaps-390' );
		// Where there is little room, core puts actions into a menu.
		await line.getByRole( 'button', { name: 'Actions' } ).click();
		await page.getByRole( 'menuitem', { name: 'Try again' } ).click();
		await expect(
			page
				.locator( '.wrap' )
				.getByText( /” will be resent to Webhook in a moment\.$/ )
		).toBeVisible();
		await shoot( 'again-390' );
		await waitForState( rest, mark, 'sent' );
		await pretend( { rtl: true } );
		await page.reload();
		await search( page, mark );
		await expect( line ).toContainText( 'Shared' );
		await expect( line ).not.toContainText( 'Possibly' );
		expect( await isTooWide( page ) ).toBe( false );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await shoot( 'rtl-390' );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await expect(
			line.getByRole( 'button', { name: 'Try again' } )
		).toHaveCount( 0 );
		await shoot( 'rtl' );
		const told = await fakes.log( 'hooks.slack.com' );
		expect( told.map( ( { mode } ) => mode ) ).toEqual( [ '500', 'ok' ] );
	}
);

test(
	'an author sees what became of own posts, and of no others',
	{ tag: '@site' },
	async ( { admin, baseURL, guard, page, pretend, runCron }, info ) => {
		test.slow();
		const rest = { baseURL, guard, runCron };
		const mark = `Crumb${ Date.now() }`;
		await connectMastodon( page );
		await publishAs( rest, 'author', `${ mark } REFUSE ${ HOSTILE }` );
		await waitForState( rest, `${ mark } REFUSE`, 'failed' );
		await publishAs( rest, 'editor', `${ mark } of others` );
		await waitForState( rest, `${ mark } of others`, 'sent' );

		await pretend( { user: 'author' } );
		await admin.visitAdminPage( 'index.php' );
		await page
			.getByRole( 'navigation', { name: 'Main menu' } )
			.getByRole( 'link', { name: 'Shares' } )
			.click();
		await search( page, mark );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		const line = page.getByRole( 'row', { name: mark } );
		await expect( line ).toContainText( '<img src=x onerror=alert(1)>' );
		await expect(
			line.getByRole( 'button', { name: 'Try again' } )
		).toBeVisible();
		await expect( page.locator( '.wrap' ) ).not.toContainText(
			'of others'
		);
		await expect(
			page.getByRole( 'link', { name: 'Connected accounts' } )
		).toHaveAttribute( 'href', /profile\.php#mainstreet-accounts$/ );
		await getCamera( page, info )( 'author' );
	}
);

test( 'who may not publish has no screen of shares, and no entry in the menu', async ( {
	allow,
	page,
	pretend,
} ) => {
	allow( /status of 403/ );
	await pretend( { user: 'contributor' } );
	await page.goto( '/wp-admin/index.php' );
	await expect( page.locator( '#adminmenu' ) ).toContainText( 'Posts' );
	await expect(
		page.locator( '#adminmenu a[href*="mainstreet-shares"]' )
	).toHaveCount( 0 );
	await page.goto( `/wp-admin/${ SCREEN }?${ QUERY }` );
	await expect(
		page.getByText( 'Sorry, you are not allowed to access this page.' )
	).toBeVisible();
} );
