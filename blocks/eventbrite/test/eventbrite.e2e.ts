import type { Page } from '@playwright/test';
import { getFaults } from '@tests/e2e/faults';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const JAZZ = 'https://www.eventbrite.com/e/jazz-tickets-22';
const SPACER =
	'<!-- wp:spacer {"height":"6000px"} -->\n<div style="height:6000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';
const INLINE = `<!-- wp:jetpack/eventbrite {"url":"${ JAZZ }","eventId":22} -->
<a class="wp-block-jetpack-eventbrite eventbrite__direct-link" href="${ JAZZ }">${ JAZZ }</a>
<!-- /wp:jetpack/eventbrite -->`;
const modal = (
	text: string
) => `<!-- wp:jetpack/eventbrite {"url":"${ JAZZ }","eventId":22,"style":"modal"} -->
<div class="wp-block-jetpack-eventbrite"><!-- wp:jetpack/button {"element":"a","text":"${ text }","uniqueId":"eventbrite-widget-id"} /--></div>
<!-- /wp:jetpack/eventbrite -->`;
const ON_CLICK = {
	mainstreet_settings: { embeds_on_click: true },
};

/** The server's answer on where an address leads: it asks nobody on loopback, so its own check is not had here. */
const answerChecks = ( page: Page ) =>
	page.route( /resolve-redirect/, ( route ) => {
		const url = decodeURIComponent( route.request().url() ).replace(
			/^.*[?&]url=/,
			''
		);
		return route.fulfill( {
			json: {
				url: url.includes( 'quay.' ) ? `${ JAZZ }?aff=site` : url,
				status: url.includes( 'missing' ) ? 404 : 200,
			},
		} );
	} );

test.describe( 'Tickets in the editor', () => {
	test(
		'are looked up, become a button, and a link where they are not there',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page } ) => {
			const { canvas } = editor;
			await answerChecks( page );
			await admin.createNewPost();
			await editor.insertBlock( { name: 'jetpack/eventbrite' } );
			const field = canvas.getByRole( 'textbox', {
				name: 'Eventbrite address',
			} );
			const embed = canvas.getByRole( 'button', { name: 'Embed' } );
			await field.fill( 'https://quay.eventbrite.com' );
			await embed.click();
			await expect(
				canvas
					.frameLocator( 'iframe' )
					.getByText( 'Two tickets, please' )
			).toBeVisible();
			await editor.openDocumentSettingsSidebar();
			const settings = page.getByRole( 'region', {
				name: 'Editor settings',
			} );
			await settings
				.getByRole( 'radio', { name: 'Button & Modal' } )
				.check();
			await expect(
				canvas.getByRole( 'textbox', { name: 'Button text' } )
			).toHaveText( 'Register' );
			expect( await editor.getEditedPostContent() ).toContain(
				'"eventId":22,"style":"modal"} -->\n<div class="wp-block-jetpack-eventbrite"><!-- wp:jetpack/button {"element":"a"'
			);
			await settings
				.getByRole( 'radio', { name: 'In-page Embed' } )
				.check();
			expect( await editor.getEditedPostContent() ).not.toContain(
				'jetpack/button'
			);

			await editor.clickBlockToolbarButton( 'Edit URL' );
			await field.fill( 'https://www.eventbrite.com/e/missing-22' );
			await embed.click();
			await expect(
				canvas
					.getByText( 'Sorry, this content could not be embedded.' )
					.first()
			).toBeVisible();
			expect( await editor.getEditedPostContent() ).toBe(
				'<!-- wp:jetpack/eventbrite /-->'
			);
			await canvas
				.getByRole( 'button', { name: 'Convert block to link' } )
				.click();
			expect( await editor.getEditedPostContent() ).toContain(
				'<a href="https://www.eventbrite.com/e/missing-22">'
			);
			expect( await getFaults( page ) ).toEqual( [] );
		}
	);

	test( 'are made of a pasted address', async ( {
		admin,
		editor,
		page,
		pageUtils,
	} ) => {
		await answerChecks( page );
		await admin.createNewPost();
		for ( const pasted of [
			{ plainText: JAZZ },
			{ plainText: 'https://quay.eventbrite.com' },
			{
				plainText: 'Jazz',
				html: `<p><a href="${ JAZZ }">${ JAZZ }</a></p><p>More</p>`,
			},
		] ) {
			await editor.setContent( '' );
			await editor.insertBlock( { name: 'core/paragraph' } );
			pageUtils.setClipboardData( pasted );
			await pageUtils.pressKeys( 'primary+v' );
			await expect
				.poll( () => editor.getEditedPostContent() )
				.toContain( '"eventId":22' );
		}
		expect( await getFaults( page ) ).toEqual( [] );
	} );
} );

test.describe( 'Tickets on the page', () => {
	test(
		'come when they are near, and move nothing',
		{ tag: '@main' },
		async ( { publish, visit, fakes } ) => {
			const { url } = await publish( SPACER + INLINE + INLINE );
			const page = await visit( url );
			await page.waitForLoadState( 'networkidle' );
			expect( await fakes.log() ).toEqual( [] );
			const block = page
				.locator( '.wp-block-jetpack-eventbrite' )
				.first();
			const before = await block.evaluate(
				( node ) => node.clientHeight
			);
			await block.scrollIntoViewIfNeeded();
			await expect(
				page
					.frameLocator( 'iframe' )
					.first()
					.getByText( 'Two tickets, please' )
			).toBeVisible();
			await expect( page.locator( 'iframe' ) ).toHaveCount( 2 );
			expect(
				await block.evaluate( ( node ) => node.clientHeight )
			).toBe( before );
			const asked = ( await fakes.log() ).map( ( { path } ) => path );
			expect( asked ).toEqual( [
				'/static/widgets/eb_widgets.js',
				'/checkout-external',
				'/checkout-external',
			] );
		}
	);

	test( 'open at the press of a button, one script for two', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish( modal( 'First' ) + modal( 'Second' ) );
		const page = await visit( url, { width: 390, height: 844, rtl: true } );
		await page.waitForLoadState( 'networkidle' );
		expect( await fakes.log() ).toEqual( [] );
		expect( await audit( page, '.wp-block-jetpack-eventbrite' ) ).toEqual(
			[]
		);
		await page.getByRole( 'link', { name: 'Second' } ).press( 'Enter' );
		await expect( page.locator( 'iframe' ) ).toHaveCount( 1 );
		await page.getByRole( 'link', { name: 'First' } ).click();
		await expect( page.locator( 'iframe' ) ).toHaveCount( 2 );
		expect(
			( await fakes.log() ).filter( ( { path } ) =>
				path.endsWith( '.js' )
			)
		).toHaveLength( 1 );
	} );

	test( 'open once at two presses in a row, and lead to the event where their script can’t be had', async ( {
		publish,
		visit,
		fakes,
		allow,
	} ) => {
		const { url } = await publish( modal( 'Register' ) );
		await fakes.mode( 'slow', { path: '/static/widgets/eb_widgets.js' } );
		const page = await visit( url );
		const button = page.getByRole( 'link', { name: 'Register' } );
		await button.click();
		await button.click();
		await expect( page.locator( 'iframe' ) ).toHaveCount( 1 );
		await page.waitForLoadState( 'networkidle' );
		expect(
			( await fakes.log() ).filter( ( { path } ) =>
				path.startsWith( '/checkout' )
			)
		).toHaveLength( 1 );

		allow( /eb_widgets\.js/ );
		await fakes.mode( '500', { path: '/static/widgets/eb_widgets.js' } );
		const without = await visit( url );
		await without.getByRole( 'link', { name: 'Register' } ).click();
		await expect( without ).toHaveURL( JAZZ );
	} );

	test( 'are a link without scripts, and wait where the owner wants a press', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish( INLINE + modal( 'Register' ) );
		const still = await visit( url, { javaScript: false } );
		await expect(
			still.getByRole( 'link', { name: JAZZ } )
		).toHaveAttribute( 'href', JAZZ );
		await expect(
			still.getByRole( 'link', { name: 'Register' } )
		).toHaveAttribute( 'href', JAZZ );
		const page = await visit( url, { options: ON_CLICK } );
		await page.waitForLoadState( 'networkidle' );
		expect( await fakes.log() ).toEqual( [] );
		await page
			.getByRole( 'button', { name: 'Load content of Eventbrite' } )
			.click();
		await expect(
			page.frameLocator( 'iframe' ).getByText( 'Two tickets, please' )
		).toBeVisible();
	} );
} );
