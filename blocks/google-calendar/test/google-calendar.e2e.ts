import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const HOST = 'calendar.google.com';
const URL = `https://${ HOST }/calendar/embed?src=harbour%40example.org`;
const BLOCK = '.wp-block-jetpack-google-calendar';
const BLANK =
	'<!-- wp:spacer {"height":"6000px"} -->\n<div style="height:6000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';
const CONTENT = `<!-- wp:jetpack/google-calendar {"url":"${ URL }"} -->
<a href="${ URL }" class="wp-block-jetpack-google-calendar">${ URL }</a>
<!-- /wp:jetpack/google-calendar -->`;

test.describe( 'A Google calendar in the editor', () => {
	test(
		'is made of embed code, still until it is clicked, and keeps what was typed wrong',
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost();
			await editor.insertBlock( { name: 'jetpack/google-calendar' } );
			const { canvas } = editor;
			const field = canvas.getByRole( 'textbox', {
				name: 'Public URL or Embed Code',
			} );
			const embed = canvas.getByRole( 'button', { name: 'Embed' } );
			await field.fill( 'https://example.org/calendar' );
			await embed.click();
			await expect(
				canvas.getByText(
					"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work."
				)
			).toBeVisible();
			await expect( field ).toHaveValue( 'https://example.org/calendar' );
			await page.screenshot( {
				path: test.info().outputPath( 'error.png' ),
			} );
			await field.fill(
				`<iframe src="${ URL }&amp;ctz=UTC" width="800" height="420"></iframe>`
			);
			await embed.click();
			await expect(
				canvas.getByRole( 'button', {
					name: 'Interact with the preview: Google Calendar',
				} )
			).toBeVisible();
			await expect(
				canvas.locator( `${ BLOCK } iframe` )
			).toHaveAttribute(
				'sandbox',
				'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
			);
			await editor.openDocumentSettingsSidebar();
			await expect(
				page.getByRole( 'heading', { name: 'Calendar settings' } )
			).toBeVisible();
			await page.screenshot( {
				path: test.info().outputPath( 'selected.png' ),
			} );
			expect( await editor.getEditedPostContent() ).toContain(
				'"height":420'
			);
		}
	);

	test( 'is made of a pasted address', async ( {
		admin,
		editor,
		page,
		pageUtils,
	} ) => {
		await admin.createNewPost();
		await editor.insertBlock( { name: 'core/paragraph' } );
		pageUtils.setClipboardData( { plainText: URL } );
		await pageUtils.pressKeys( 'primary+v' );
		await expect(
			editor.canvas.locator( `${ BLOCK } iframe` )
		).toBeVisible();
		expect( await editor.getEditedPostContent() ).toBe( CONTENT );
		await page.keyboard.press( 'Escape' );
	} );
} );

test.describe( 'A Google calendar on the page', () => {
	test( 'is asked for when it is near, is half as high on phones, and passes axe', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			`${ BLANK }\n\n${ CONTENT }\n\n${ CONTENT }`
		);
		const page = await visit( url );
		expect( await fakes.log( HOST ) ).toEqual( [] );
		const frame = page.locator( `${ BLOCK } iframe` ).first();
		await frame.scrollIntoViewIfNeeded();
		await expect(
			frame.contentFrame().getByText( 'A fake calendar' )
		).toBeVisible();
		expect( ( await frame.boundingBox() )?.height ).toBe( 600 );
		expect( await audit( page, BLOCK ) ).toEqual( [] );
		await page.screenshot( {
			path: test.info().outputPath( 'page.png' ),
		} );
		const phone = await visit( url, {
			width: 390,
			height: 800,
			rtl: true,
		} );
		expect(
			( await phone.locator( `${ BLOCK } iframe` ).first().boundingBox() )
				?.height
		).toBe( 300 );
	} );
} );
