import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const HOST = 'www.opentable.com';
const BLOCK = '.wp-block-jetpack-opentable';
const LINK = `https://${ HOST }/restref/client/?rid=`;
const BLANK =
	'<!-- wp:spacer {"height":"6000px"} -->\n<div style="height:6000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';
const write = ( rid: string, more = '' ) =>
	`<!-- wp:jetpack/opentable {"rid":["${ rid }"]${ more }} -->\n<a href="${ LINK }${ rid }">${ LINK }${ rid }</a>\n<!-- /wp:jetpack/opentable -->`;

test.describe( 'A table reservation in the editor', () => {
	test(
		'is made of numbers, refuses what is no restaurant, and follows its style',
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost();
			await editor.insertBlock( { name: 'jetpack/opentable' } );
			const { canvas } = editor;
			const field = canvas.getByRole( 'combobox', {
				name: 'Restaurant',
			} );
			const embed = canvas.getByRole( 'button', { name: 'Embed' } );
			await page.screenshot( {
				path: test.info().outputPath( 'placeholder.png' ),
			} );
			await field.fill( 'Aurora' );
			await embed.click();
			await expect(
				canvas.getByText( 'We ran into an issue' )
			).toBeVisible();
			await expect(
				canvas.getByText(
					'Please ensure this embed matches the one from your OpenTable account'
				)
			).toBeVisible();
			await page.screenshot( {
				path: test.info().outputPath( 'error.png' ),
			} );
			// What was refused can be corrected at once, and the block stays.
			await expect( field ).toBeFocused();
			await page.keyboard.press( 'Backspace' );
			await expect( field ).toHaveValue( 'Auror' );
			await field.fill(
				`<script src='//${ HOST }/widget/reservation/loader?rid=4021&theme=wide'></script>`
			);
			await embed.click();
			await expect(
				canvas.locator( `${ BLOCK } iframe` )
			).toHaveAttribute(
				'src',
				/rid=4021&type=standard&theme=wide&.*overlay=false.*disablega=true/
			);
			await expect(
				canvas.getByText( /The wide style does not fit/ )
			).toBeVisible();
			await editor.openDocumentSettingsSidebar();
			await page.screenshot( {
				path: test.info().outputPath( 'selected.png' ),
			} );
			expect( await editor.getEditedPostContent() ).toBe(
				write( '4021', ',"style":"wide","className":"is-style-wide"' )
			);
		}
	);
} );

test.describe( 'A table reservation on the page', () => {
	test( 'asks nobody before it is near, then the frame or the script', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			[ BLANK, write( '4021' ), write( '4022', ',"iframe":false' ) ].join(
				'\n\n'
			)
		);
		const page = await visit( url );
		expect( await fakes.log( HOST ) ).toEqual( [] );
		await page.locator( `${ BLOCK } iframe` ).scrollIntoViewIfNeeded();
		await expect(
			page.frameLocator( `${ BLOCK } iframe` ).getByText( 'A fake table' )
		).toBeVisible();
		await expect( page.getByText( 'A fake form' ) ).toBeVisible();
		expect(
			( await fakes.log( HOST ) ).map( ( { path } ) => path ).sort()
		).toEqual( [
			'/widget/reservation/canvas',
			'/widget/reservation/loader',
		] );
		expect( await audit( page, BLOCK ) ).toEqual( [] );
		await page.screenshot( {
			path: test.info().outputPath( 'page.png' ),
		} );
		const bare = await visit( url, {
			javaScript: false,
			width: 390,
			rtl: true,
		} );
		await expect(
			bare.getByRole( 'link', {
				name: 'Reserve a table with OpenTable',
			} )
		).toHaveAttribute( 'href', `${ LINK }4022` );
	} );
} );
