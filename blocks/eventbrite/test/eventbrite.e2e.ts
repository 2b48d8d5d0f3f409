import type { Page } from '@playwright/test';
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';

const JAZZ = 'https://www.eventbrite.com/e/jazz-tickets-22';
const SPACER =
	'<!-- wp:spacer {"height":"6000px"} -->\n<div style="height:6000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';
const INLINE = `<!-- wp:jetpack/eventbrite {"url":"${ JAZZ }","eventId":22} -->
<a class="wp-block-jetpack-eventbrite eventbrite__direct-link" href="${ JAZZ }">${ JAZZ }</a>
<!-- /wp:jetpack/eventbrite -->`;

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
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			const { canvas } = editor;
			await answerChecks( page );
			await admin.createNewPost();
			await editor.insertBlock( { name: 'jetpack/eventbrite' } );
			const field = canvas.getByRole( 'textbox', {
				name: 'Eventbrite URL',
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
			// The event that was there stays until there is another.
			expect( await editor.getEditedPostContent() ).toContain(
				'"eventId":22'
			);
			await expect(
				canvas.getByRole( 'button', { name: 'Cancel' } )
			).toBeVisible();
			await canvas
				.getByRole( 'button', { name: 'Convert block to link' } )
				.click();
			expect( await editor.getEditedPostContent() ).toContain(
				'<a href="https://www.eventbrite.com/e/missing-22">'
			);
			expect( await getInvalidBlocks( page ) ).toEqual( [] );
		}
	);
} );

test.describe( 'Tickets on the page', () => {
	test( 'come when they are near, and move nothing', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish( SPACER + INLINE + INLINE );
		const page = await visit( url );
		await page.waitForLoadState( 'networkidle' );
		expect( await fakes.log() ).toEqual( [] );
		const block = page.locator( '.wp-block-jetpack-eventbrite' ).first();
		const before = await block.evaluate( ( node ) => node.clientHeight );
		await block.scrollIntoViewIfNeeded();
		await expect(
			page
				.frameLocator( 'iframe' )
				.first()
				.getByText( 'Two tickets, please' )
		).toBeVisible();
		await expect( page.locator( 'iframe' ) ).toHaveCount( 2 );
		expect( await block.evaluate( ( node ) => node.clientHeight ) ).toBe(
			before
		);
		const asked = ( await fakes.log() ).map( ( { path } ) => path );
		expect( asked ).toEqual( [
			'/static/widgets/eb_widgets.js',
			'/checkout-external',
			'/checkout-external',
		] );
	} );
} );
