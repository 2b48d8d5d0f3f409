/**
 * Paid content: in the editor, and as guests, members and page caches see it.
 */
import type { Page } from '@playwright/test';
import { expect, getHeaders, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';
import { insertBySearch } from '@tests/e2e/inserter';
import { STRIPE_TEST_KEY, saveScreenshot } from '@tests/e2e/payments';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const CONTAINER = `<!-- wp:premium-content/container {"selectedPlanId":4294967} -->
<div class="wp-block-premium-content-container"><!-- wp:premium-content/subscriber-view -->
<div class="wp-block-premium-content-subscriber-view entry-content">${ paragraph(
	'High water at 6:12.'
) }</div>
<!-- /wp:premium-content/subscriber-view -->

<!-- wp:premium-content/logged-out-view -->
<div class="wp-block-premium-content-logged-out-view entry-content">${ paragraph(
	'For members.'
) }

<!-- wp:premium-content/buttons -->
<div class="wp-block-premium-content-buttons wp-block-buttons"><!-- wp:premium-content/login-button -->
<div class="wp-block-premium-content-login-button wp-block-button"><a class="wp-block-button__link">Log in</a></div>
<!-- /wp:premium-content/login-button --></div>
<!-- /wp:premium-content/buttons --></div>
<!-- /wp:premium-content/logged-out-view --></div>
<!-- /wp:premium-content/container -->`;

const WHOLE = [ 'The beginning.', 'A little more.', 'The secret.', 'The end.' ]
	.map( paragraph )
	.join( '\n\n' );

/** Makes a subscriber, and limits a post to subscribers. */
async function limit( page: Page, post: number, email: string ) {
	await page.goto( '/wp-admin/post-new.php' );
	await page.evaluate(
		async ( { id, address } ) => {
			await window.wp.apiFetch( {
				path: '/mainstreet/v1/subscribers',
				method: 'POST',
				data: { email: address, consent: true },
			} );
			await window.wp.apiFetch( {
				path: `/wp/v2/posts/${ id }`,
				method: 'POST',
				data: { meta: { _jetpack_newsletter_access: 'subscribers' } },
			} );
		},
		{ id: post, address: email }
	);
}

test.describe( 'Paid content', () => {
	test( 'what asks to connect stands in the block, where the toolbar does not cover it', async ( {
		admin,
		editor,
	} ) => {
		await admin.createNewPost( { title: 'Tides' } );
		await editor.setContent( CONTAINER );
		await expect(
			editor.canvas
				.getByRole( 'document', { name: 'Block: Paid Content' } )
				.getByText( 'Connect Stripe to take payments.' )
		).toBeVisible();
	} );

	test( 'an author writes both views; the view follows the selection', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost( { title: 'Tides' } );
		await insertBySearch( page, 'paid content', 'Paid Content' );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Paid Content',
		} );
		const secret = block.getByText( 'Subscriber Content' );
		const invitation = block.getByText( 'Subscribe to get access' );
		await expect( secret ).toBeVisible();
		await expect( invitation ).toBeHidden();
		await editor.selectBlocks( block );
		const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
		await toolbar.getByRole( 'button', { name: 'Guest View' } ).click();
		await expect( secret ).toBeHidden();
		await expect( invitation ).toBeVisible();
		await expect(
			block.getByText( 'Subscribe', { exact: true } )
		).toBeVisible();
		await expect( block.getByText( 'Contribute' ) ).toHaveCount( 0 );
		// Selecting what is inside shows its view.
		await invitation.click();
		await expect( invitation ).toBeVisible();
		// The button to the block around it has the name of the view, too.
		const guestView = toolbar.getByRole( 'button', {
			name: 'Guest View',
			exact: true,
		} );
		await expect( guestView ).toHaveAttribute( 'aria-pressed', 'true' );
		await saveScreenshot( page, 'editor-guest' );
		await toolbar
			.getByRole( 'button', { name: 'Subscriber View', exact: true } )
			.click();
		await expect( secret ).toBeVisible();
		await expect( invitation ).toBeHidden();
		await secret.click();
		await expect( guestView ).toHaveAttribute( 'aria-pressed', 'false' );
		await saveScreenshot( page, 'editor-subscriber' );
		await editor.saveDraft();
		await page.reload();
		await expect( secret ).toBeVisible();
		expect( await editor.getBlocks() ).toMatchObject( [
			{
				name: 'premium-content/container',
				innerBlocks: [
					{ name: 'premium-content/subscriber-view' },
					{ name: 'premium-content/logged-out-view' },
				],
			},
		] );
	} );

	test( 'the switch is in the toolbar however deep a block stands, also beside another box', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost( { title: 'Deep' } );
		await editor.setContent(
			CONTAINER.replace(
				paragraph( 'High water at 6:12.' ),
				`<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${ paragraph(
					'High water at 6:12.'
				) }</div><!-- /wp:column --></div><!-- /wp:columns -->${ CONTAINER.replaceAll(
					/High water at 6:12\.|For members\./g,
					( text ) => `Inner: ${ text }`
				) }`
			)
		);
		const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
		const text = ( words: string ) =>
			editor.canvas.getByText( words, { exact: true } );
		const press = async ( name: string ) => {
			const button = toolbar.getByRole( 'button', {
				name,
				exact: true,
			} );
			await expect( button ).toHaveCount( 1 );
			await button.click();
		};
		await text( 'Inner: High water at 6:12.' ).click();
		await press( 'Guest View' );
		await expect( text( 'Inner: For members.' ) ).toBeVisible();
		await expect( text( 'High water at 6:12.' ) ).toBeVisible();
		await text( 'High water at 6:12.' ).click();
		await saveScreenshot( page, 'editor-nested' );
		await press( 'Guest View' );
		await expect( text( 'For members.' ) ).toBeVisible();
		await expect( text( 'High water at 6:12.' ) ).toBeHidden();
		await text( 'Log in' ).last().click();
		await press( 'Subscriber View' );
		await expect( text( 'High water at 6:12.' ) ).toBeVisible();
	} );

	test(
		'a guest gets the guest view, and its button leads to the page that sends links, without script',
		{ tag: '@core' },
		async ( { publish, visit } ) => {
			const { url } = await publish( CONTAINER );
			// Also while nobody can buy it.
			const early = await visit( url, { javaScript: false } );
			await expect( early.getByText( 'For members.' ) ).toBeVisible();
			expect( await early.content() ).not.toContain( 'High water' );
			const guest = await visit( url, {
				javaScript: false,
				options: STRIPE_TEST_KEY,
			} );
			await saveScreenshot( guest, 'page-guest' );
			await expect( guest.getByText( 'For members.' ) ).toBeVisible();
			expect( await guest.content() ).not.toContain( 'High water' );
			await guest.getByRole( 'link', { name: 'Log in' } ).click();
			const field = guest.getByLabel( 'Email address' );
			await field.fill( 'nobody@example.org' );
			await guest.getByRole( 'button', { name: 'Send link' } ).click();
			await expect(
				guest.getByText( 'If there is a membership' )
			).toBeVisible();
		}
	);

	test( 'an address that a contributor writes into a pending post is asked by nobody who previews it', async ( {
		baseURL,
		guard,
		page,
		pretend,
	} ) => {
		const response = await fetch( `${ baseURL }/wp-json/wp/v2/posts`, {
			method: 'POST',
			headers: {
				...getHeaders( guard.id, { user: 'contributor' } ),
				'Content-Type': 'application/json',
			},
			body: JSON.stringify( {
				title: 'Pending',
				status: 'pending',
				content: `<!-- wp:paragraph --><p data-mainstreet-premium="https://evil.example/x">Hostile</p><!-- /wp:paragraph -->\n\n${ CONTAINER }`,
			} ),
		} );
		const { id } = await response.json();
		await pretend( { options: STRIPE_TEST_KEY } );
		const loaded = page.waitForResponse( /premium-content\/view\.js/ );
		await page.goto( `/?p=${ id }&preview=true`, {
			waitUntil: 'networkidle',
		} );
		await loaded;
		await expect(
			page.locator( '[data-mainstreet-premium^=https]' )
		).toHaveText( 'Hostile' );
		// A request to another host fails the test by itself.
	} );

	test( 'a subscriber logs in by a mailed link, reads on, also on a page from a cache, and logs out', async ( {
		mails,
		page,
		publish,
		runCron,
		visit,
	} ) => {
		const { id, url } = await publish( WHOLE );
		const email = `reader-${ id }@example.org`;
		await limit( page, id, email );
		const reader = await visit( url );
		await expect( reader.getByText( 'The beginning.' ) ).toBeVisible();
		const cached = await reader.content();
		expect( cached ).not.toContain( 'The secret.' );

		await reader.getByRole( 'link', { name: 'Log in' } ).click();
		await reader.getByLabel( 'Email address' ).fill( email );
		await reader.getByRole( 'button', { name: 'Send link' } ).click();
		await expect(
			reader.getByText( 'If there is a membership' )
		).toBeVisible();
		// Planned behind the answer, so that it may not be there yet when the answer is.
		await expect
			.poll( async () => {
				await runCron( 'mainstreet_member_link' );
				return mails().filter( ( { to } ) => to === email ).length;
			} )
			.toBe( 1 );
		const [ mail ] = mails().filter( ( { to } ) => to === email );
		const link = /href="([^"]+mainstreet_access=in[^"]+)"/
			.exec( mail?.message ?? '' )?.[ 1 ]
			?.replaceAll( /&(?:amp|#038);/g, '&' );
		await reader.goto( link ?? '' );
		// The secret of the link is no part of the address of a page with the theme's scripts.
		expect( reader.url() ).not.toContain( 'k=' );
		expect( await audit( reader, 'main' ) ).toEqual( [] );
		await saveScreenshot( reader, 'login-button' );
		await reader.getByRole( 'button', { name: 'Log in' } ).click();
		await expect( reader.getByText( 'The secret.' ) ).toBeVisible();

		// As a page cache would answer: the guests' page, whoever asks.
		await reader.route( url, ( route ) =>
			route.fulfill( { body: cached, contentType: 'text/html' } )
		);
		await reader.goto( url );
		await expect( reader.getByText( 'The secret.' ) ).toBeVisible();
		await reader.unroute( url );

		await reader.goto( '/?mainstreet_access=account' );
		await expect(
			reader.getByRole( 'heading', { name: 'Your account', level: 1 } )
		).toBeVisible();
		expect( await audit( reader, 'main' ) ).toEqual( [] );
		await saveScreenshot( reader, 'account' );
		await reader
			.getByRole( 'button', { name: 'Log out everywhere' } )
			.click();
		await reader.goto( url );
		await expect( reader.getByText( 'The beginning.' ) ).toBeVisible();
		expect( await reader.content() ).not.toContain( 'The secret.' );
	} );
} );
