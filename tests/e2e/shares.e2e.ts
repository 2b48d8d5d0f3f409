/** Mainstreet > Shares: what went where, for who sees which of it. */
import type { Page } from '@playwright/test';
import { audit } from '../sweeps/axe';
import { connectMastodon, disconnect, HANDLE } from './accounts';
import { expect, getHeaders, test, type Fixtures } from './fixtures';

const SCREEN = 'admin.php';
const QUERY = 'page=mainstreet-shares';
const LONG = 'Sourdough'.repeat( 12 );

/** Posts of other tests go nowhere. */
test.afterEach( ( { requestUtils } ) => disconnect( requestUtils, HANDLE ) );

type Rest = Pick< Fixtures, 'guard' > & { baseURL?: string };

/** Publishes a post as a user. */
async function publishAs(
	{ baseURL, guard }: Rest,
	user: string,
	title: string
): Promise< void > {
	const answer = await fetch( `${ baseURL }/wp-json/wp/v2/posts`, {
		method: 'POST',
		headers: {
			...getHeaders( guard.id, { user } ),
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( { title, content: 'Bread.', status: 'publish' } ),
	} );
	expect( answer.status ).toBe( 201 );
}

/** Lets the queue work until a share is in a state. */
async function waitForState(
	{ baseURL, guard, runCron }: Rest & Pick< Fixtures, 'runCron' >,
	wanted: string,
	state: string
): Promise< void > {
	await expect
		.poll(
			async () => {
				await runCron( 'mainstreet_share_tick' );
				const query = new URLSearchParams( { search: wanted, state } );
				const answer = await fetch(
					`${ baseURL }/wp-json/mainstreet/v1/shares?${ query }`,
					{ headers: getHeaders( guard.id, { user: 'admin' } ) }
				);
				const { total } = await answer.json();
				return total;
			},
			{ timeout: 30_000 }
		)
		.toBe( 1 );
}

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
	{ tag: '@site' },
	async ( { admin, baseURL, fakes, guard, page, runCron }, info ) => {
		test.slow();
		const rest = { baseURL, guard, runCron };
		const mark = `Loaf${ Date.now() }`;
		const shoot = ( name: string ) =>
			page.screenshot( {
				path: info.outputPath( `${ name }.png` ),
				fullPage: true,
			} );
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
		await expect( line( 'late' ) ).toContainText( 'Next try:' );
		await expect( page.locator( '.wrap img' ) ).toHaveCount( 0 );
		expect( await page.content() ).not.toContain( 'NobodyMaySee' );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await shoot( 'shares' );

		// By state.
		await page.getByRole( 'button', { name: 'State' } ).first().click();
		await page.getByRole( 'option', { name: 'Not shared' } ).click();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await expect( line( 'REFUSE' ) ).toBeVisible();
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
