/** A text for one account: written, counted, shown by the preview, sent; and what visitors see of the replies to it. */
import { disconnect } from '@tests/e2e/accounts';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '../../../tests/sweeps/axe';

const ACCOUNT = 'Aurora Bakery (Mastodon)';
const TEXT = 'Rye bread, for Mastodon alone 🥐';

const chooseTypes = ( types: string ) => ( {
	method: 'POST',
	path: '/mainstreet/v1/settings',
	data: { replies_below: types },
} );

/** Posts of other tests go nowhere, and their pages say nothing. */
test.afterEach( async ( { requestUtils } ) => {
	await disconnect( requestUtils, '@aurora@mastodon.example' );
	await requestUtils.rest( chooseTypes( '' ) );
} );

test(
	'an account gets a text of its own, and visitors see how many replies it has there',
	{ tag: '@site' },
	async (
		{ admin, allow, editor, page, requestUtils, runCron, visit },
		info
	) => {
		test.slow();
		// A post that is shared starts WordPress's own cron, which also asks WordPress's servers.
		allow( /wp-cron\.php|wp_update_(?:plugins|themes)\(\)/ );
		await page.goto(
			'/wp-admin/admin.php?page=mainstreet-popup&service=mastodon'
		);
		await page.getByLabel( 'Server' ).fill( 'mastodon.example' );
		await page
			.getByLabel( 'Access token' )
			.fill( 'tokenThatNobodyMaySee0123' );
		await page.getByRole( 'button', { name: /^Connect/ } ).click();
		await expect( page.locator( 'body' ) ).toContainText( /connected/i );

		await admin.createNewPost( { title: 'Rye bread of one’s own' } );
		await editor.openDocumentSettingsSidebar();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		const title = settings.getByRole( 'button', {
			name: 'Share this post',
		} );
		if ( ( await title.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await title.click();
		}
		await settings
			.getByRole( 'textbox', { name: 'Message' } )
			.fill( 'All' );
		await settings
			.getByRole( 'button', { name: `Custom text for ${ ACCOUNT }` } )
			.click();
		const field = settings.getByRole( 'textbox', {
			name: `Text for ${ ACCOUNT }`,
		} );
		await field.fill( 'x'.repeat( 620 ) );
		await expect( field ).toHaveAccessibleDescription(
			/characters? too many\. The end will be cut off\.$/
		);
		await field.fill( TEXT );
		// 640 at this server, less the text, two line breaks and 20 for an address.
		await expect( field ).toHaveAccessibleDescription(
			`${ 640 - Array.from( TEXT ).length - 22 } characters remaining`
		);
		expect(
			await audit(
				page,
				'.components-panel__body:has( [aria-label="Custom texts"] )'
			)
		).toEqual( [] );
		await field.scrollIntoViewIfNeeded();
		await page.screenshot( { path: info.outputPath( 'own-text.png' ) } );

		const preview = settings.getByRole( 'button', {
			name: 'Social Previews',
		} );
		if ( ( await preview.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await preview.click();
		}
		await settings.getByRole( 'button', { name: 'Show previews' } ).click();
		const previews = page.getByRole( 'dialog' );
		await previews.getByRole( 'tab', { name: 'Mastodon' } ).click();
		await expect( previews.getByRole( 'tabpanel' ) ).toContainText( TEXT );
		await page.keyboard.press( 'Escape' );

		const id = await editor.publishPost();
		await runCron( 'mainstreet_share_tick' );
		await expect
			.poll(
				async () => {
					const { items } = await requestUtils.rest< {
						items: { state: string; text: string }[];
					} >( {
						path: '/mainstreet/v1/shares',
						params: { post: String( id ) },
					} );
					return items.map( ( { state, text } ) =>
						[ state, text.split( '\n' )[ 0 ] ].join( ': ' )
					);
				},
				{ timeout: 60000 }
			)
			.toEqual( [ `sent: ${ TEXT }` ] );

		await page.evaluate( () =>
			fetch( 'https://mastodon.test/replies', {
				method: 'POST',
				body: '{"n":3}',
			} )
		);
		const link = `/?p=${ String( id ) }`;
		const before = await visit( link );
		await expect(
			before.getByRole( 'link', { name: /on Mastodon$/ } )
		).toHaveCount( 0 );
		// From now on replies are looked at, first of what was shared before.
		await requestUtils.rest( chooseTypes( 'post' ) );
		await runCron( 'mainstreet_replies_tick' );
		const visitor = await visit( link );
		const reply = visitor.getByRole( 'link', {
			name: '3 replies on Mastodon',
		} );
		await expect( reply ).toHaveAttribute(
			'href',
			/^https:\/\/mastodon\.example\/@aurora\/\d+$/
		);
		expect( await audit( visitor, '.mainstreet-replies' ) ).toEqual( [] );
		await reply.scrollIntoViewIfNeeded();
		await visitor.screenshot( { path: info.outputPath( 'replies.png' ) } );
		await visitor.setViewportSize( { width: 390, height: 844 } );
		await visitor.screenshot( { path: info.outputPath( 'phone.png' ) } );
	}
);
