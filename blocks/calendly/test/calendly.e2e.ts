import type { Page } from '@playwright/test';
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const ADA = 'https://calendly.com/ada/half-hour';
const SPACER =
	'<!-- wp:spacer {"height":"6000px"} -->\n<div style="height:6000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';
const INLINE = `<!-- wp:jetpack/calendly {"url":"${ ADA }"} -->
<div class="wp-block-jetpack-calendly"></div>
<!-- /wp:jetpack/calendly -->`;
const link = (
	text: string
) => `<!-- wp:jetpack/calendly {"style":"link","url":"${ ADA }"} -->
<div class="wp-block-jetpack-calendly"><!-- wp:jetpack/button {"element":"a","uniqueId":"calendly-widget-id","passthroughAttributes":{"url":"url"},"text":"${ text }","url":"${ ADA }"} /--></div>
<!-- /wp:jetpack/calendly -->`;
const CODE = `<div class="calendly-inline-widget" data-url="${ ADA }?hide_event_type_details=1&primary_color=aa0000" style="min-width:320px;height:700px;"></div>
<script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>`;

/** The server's answer on where an address leads: it asks nobody on loopback, so its own check is not had here. */
const answerChecks = ( page: Page ) =>
	page.route( /resolve-redirect/, ( route ) => {
		const url = decodeURIComponent( route.request().url() ).replace(
			/^.*[?&]url=/,
			''
		);
		return route.fulfill( {
			json: {
				url,
				status: url.includes( 'missing' ) ? 404 : 200,
			},
		} );
	} );

test.describe( 'A calendar in the editor', () => {
	test(
		'is embedded by its code, can be used once clicked, and becomes a button and back',
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			const { canvas } = editor;
			await answerChecks( page );
			await admin.createNewPost();
			await editor.insertBlock( { name: 'jetpack/calendly' } );
			const field = canvas.getByRole( 'textbox', {
				name: 'Calendly URL or embed code',
			} );
			const embed = canvas.getByRole( 'button', { name: 'Embed' } );
			await field.fill( 'https://example.org/ada' );
			await embed.click();
			await expect(
				canvas
					.getByText(
						"Your calendar couldn't be embedded. Please double check your URL or code."
					)
					.first()
			).toBeVisible();
			await expect( field ).toHaveValue( 'https://example.org/ada' );
			await field.fill( 'https://calendly.com/missing' );
			await embed.click();
			await expect( field ).toHaveValue( 'https://calendly.com/missing' );

			await field.fill( CODE.replaceAll( '\n', ' ' ) );
			await embed.click();
			const frame = canvas.frameLocator( 'iframe' );
			await expect( frame.getByText( 'Half an hour' ) ).toBeVisible();
			await canvas
				.getByRole( 'button', {
					name: 'Interact with the preview: Calendly',
				} )
				.click();
			await frame.getByRole( 'button', { name: 'Book' } ).click();

			await editor.clickBlockToolbarButton( 'Edit URL' );
			await expect( field ).toHaveValue( ADA );
			await canvas.getByRole( 'button', { name: 'Cancel' } ).click();
			await editor.openDocumentSettingsSidebar();
			const settings = page.getByRole( 'region', {
				name: 'Editor settings',
			} );
			await expect(
				settings.getByRole( 'checkbox', {
					name: 'Hide event type details',
				} )
			).toBeChecked();
			await settings.getByRole( 'radio', { name: 'Link' } ).click();
			const button = canvas.getByRole( 'textbox', {
				name: 'Button text',
			} );
			await expect( button ).toHaveText( 'Schedule time with me' );
			expect( await editor.getEditedPostContent() ).toBe(
				`<!-- wp:jetpack/calendly {"primaryColor":"aa0000","hideEventTypeDetails":true,"style":"link","url":"${ ADA }"} -->
<div class="wp-block-jetpack-calendly"><!-- wp:jetpack/button {"element":"a","uniqueId":"calendly-widget-id","passthroughAttributes":{"url":"url"},"text":"Schedule time with me","url":"${ ADA }"} /--></div>
<!-- /wp:jetpack/calendly -->`
			);
			await settings.getByRole( 'radio', { name: 'Inline' } ).click();
			await expect( button ).toHaveCount( 0 );
			expect( await editor.getEditedPostContent() ).toContain(
				'<div class="wp-block-jetpack-calendly"></div>'
			);
			// One step of undo brings button and style.
			await page
				.getByRole( 'button', { name: 'Undo', exact: true } )
				.click();
			await expect( button ).toHaveText( 'Schedule time with me' );
			expect( await getInvalidBlocks( page ) ).toEqual( [] );
		}
	);
} );

test.describe( 'A calendar on the page', () => {
	test( 'is asked for when it comes near, and moves nothing', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish( SPACER + INLINE + link( 'Meet' ) );
		const page = await visit( url );
		await page.waitForLoadState( 'networkidle' );
		expect( await fakes.log() ).toEqual( [] );
		const block = page.locator( '.calendly-style-inline' );
		const before = await block.evaluate( ( node ) => node.clientHeight );
		await block.scrollIntoViewIfNeeded();
		await expect(
			page
				.frameLocator( '.calendly-style-inline iframe' )
				.getByText( 'Half an hour' )
		).toBeVisible();
		expect( await block.evaluate( ( node ) => node.clientHeight ) ).toBe(
			before
		);
		const [ asked, ...others ] = await fakes.log();
		expect( asked ).toMatchObject( {
			host: 'calendly.com',
			path: '/ada/half-hour',
			query: { embed_type: 'Inline', background_color: 'ffffff' },
		} );
		expect( others ).toEqual( [] );
	} );

	test( 'opens in a dialog by keyboard, closes, and gives the focus back; two on a page', async ( {
		publish,
		visit,
		fakes,
		allow,
	} ) => {
		// The audit asks the frame, which is of another host.
		allow( /Failed to execute 'postMessage'/ );
		const { url } = await publish( link( 'First' ) + link( 'Second' ) );
		const page = await visit( url, { width: 390, height: 844, rtl: true } );
		const second = page.getByRole( 'link', { name: 'Second' } );
		await second.focus();
		expect( await fakes.log() ).toEqual( [] );
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', {
			name: 'Calendly calendar ada/half-hour',
		} );
		await expect( dialog ).toBeVisible();
		await expect(
			dialog.frameLocator( 'iframe' ).getByText( 'Half an hour' )
		).toBeVisible();
		await expect(
			dialog.getByRole( 'button', { name: 'Close' } )
		).toBeFocused();
		expect(
			await audit( page, '.wp-block-jetpack-calendly__dialog[open]' )
		).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( second ).toBeFocused();
		await page.getByRole( 'link', { name: 'First' } ).click();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		await expect( dialog ).toBeHidden();
		expect(
			( await fakes.log() ).map( ( { query } ) => query.embed_type )
		).toEqual( [ 'PopupText', 'PopupText' ] );
	} );
} );
