/** A post on its way to a network: connected, written, parted into a thread, published, shared once more. */
import type { Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import { connectMastodon, disconnect, HANDLE } from '@tests/e2e/accounts';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
const LONG = paragraph(
	'Rye bread takes two days and is worth each hour. '.repeat( 24 ).trim()
);
/** Our panel, of those in the sidebar. */
const PANEL = '.components-panel__body:has( input[value="thread"] )';
const ACCOUNT = 'Aurora Bakery (Mastodon)';

async function openPanel( page: Page, editor: Editor ) {
	await editor.openDocumentSettingsSidebar();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const title = settings.getByRole( 'button', { name: 'Share this post' } );
	if ( ( await title.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await title.click();
	}
	return settings;
}

const getNetworkPosts = async ( requests: { path: string; body: string }[] ) =>
	requests.filter( ( { path } ) => path === '/api/v1/statuses' ).length;

/** Posts of other tests go nowhere. */
test.afterEach( ( { requestUtils } ) => disconnect( requestUtils, HANDLE ) );

test(
	'an author shares a post as a thread, sees where it went, and shares it once more',
	{ tag: [ '@site', '@core', '@main' ] },
	async (
		{ admin, editor, page, fakes, requestUtils, runCron, visit },
		info
	) => {
		test.slow();
		await connectMastodon( page );
		await admin.createNewPost();
		await editor.setContent( LONG );
		await editor.canvas
			.getByRole( 'textbox', { name: 'Add title' } )
			.fill( 'Rye bread' );
		const settings = await openPanel( page, editor );
		await expect(
			settings.getByRole( 'checkbox', { name: ACCOUNT } )
		).toBeChecked();
		await settings
			.getByRole( 'textbox', { name: 'Message' } )
			.fill( 'How we bake' );
		await expect(
			settings.getByText( '244 characters remaining' )
		).toBeVisible();
		await settings.getByRole( 'radio', { name: 'Thread' } ).check();
		await expect(
			settings.getByText( '233 characters remaining' )
		).toBeVisible();
		await expect(
			settings.getByText( /^A thread of 4 posts/ )
		).toBeVisible();

		// Ends of posts are on the screen, and nowhere else.
		const marks = editor.canvas.locator( 'mark' );
		await expect( marks ).not.toHaveCount( 0 );
		await editor.canvas.getByText( 'Rye bread takes' ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( ' More.' );
		expect( await editor.getEditedPostContent() ).not.toContain( 'mark' );
		await settings.getByRole( 'tab', { name: 'Post' } ).click();
		expect( await audit( page, PANEL ) ).toEqual( [] );
		await page.screenshot( { path: info.outputPath( 'thread.png' ) } );
		await settings.getByRole( 'radio', { name: 'Single post' } ).check();
		await expect( marks ).toHaveCount( 0 );
		await settings.getByRole( 'radio', { name: 'Thread' } ).check();
		await expect( marks ).not.toHaveCount( 0 );

		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		const panel = page.getByRole( 'region', { name: 'Editor publish' } );
		await expect(
			panel.getByRole( 'checkbox', { name: 'Share when publishing' } )
		).toBeChecked();
		await expect( panel.getByText( /^A thread of 4 posts/ ) ).toBeVisible();
		expect( await audit( page, PANEL ) ).toEqual( [] );
		await page.screenshot( { path: info.outputPath( 'before.png' ) } );
		await panel
			.getByRole( 'button', { name: 'Publish', exact: true } )
			.click();
		const states = panel.getByRole( 'list', {
			name: 'Share status',
		} );
		await expect( states ).toContainText( 'Mastodon' );
		// What was not tried yet is not offered to be said twice.
		await expect(
			states
				.filter( { hasText: 'Shared.' } )
				.or( panel.getByText( 'Sending…' ) )
				.first()
		).toBeVisible();
		await runCron( 'mainstreet_share_tick' );
		await expect( states ).toContainText( 'Shared.', { timeout: 30000 } );
		await expect(
			states.getByRole( 'link', { name: /View post/ } )
		).toHaveAttribute( 'href', /^https:\/\/mastodon\.example\// );
		expect( await audit( page, '.editor-post-publish-panel' ) ).toEqual(
			[]
		);
		await page.screenshot( { path: info.outputPath( 'after.png' ) } );
		const { items } = await requestUtils.rest< {
			items: { posts: number; sent: number; state: string }[];
		} >( {
			path: '/mainstreet/v1/shares',
			params: {
				post: await page.evaluate(
					() =>
						new URL( location.href ).searchParams.get( 'post' ) ??
						''
				),
			},
		} );
		expect( items ).toEqual( [
			expect.objectContaining( { posts: 4, sent: 4, state: 'sent' } ),
		] );

		await expect(
			panel.getByRole( 'button', { name: 'Share post' } )
		).toHaveCount( 0 );
		await panel.getByRole( 'button', { name: 'Share again' } ).click();
		await expect(
			page
				.getByRole( 'button', { name: 'Dismiss this notice' } )
				.filter( {
					hasText: 'Post shared',
				} )
		).toBeVisible( { timeout: 30000 } );
		expect(
			await getNetworkPosts( await fakes.log( 'mastodon.example' ) )
		).toBeGreaterThan( 0 );

		// The page holds nothing of the marks.
		const link = await page.evaluate( () =>
			String(
				(
					window as unknown as {
						wp: {
							data: {
								select: ( name: string ) => {
									getPermalink: () => unknown;
								};
							};
						};
					}
				 ).wp.data
					.select( 'core/editor' )
					.getPermalink()
			)
		);
		const visitor = await visit( link );
		await expect( visitor.locator( 'mark' ) ).toHaveCount( 0 );
	}
);
