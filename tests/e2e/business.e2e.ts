import { expect, test } from '@tests/e2e/fixtures';

const bound = ( key: string, text: string ) =>
	`<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"mainstreet/business","args":{"key":"${ key }"}}}}} -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const contact = `<!-- wp:jetpack/contact-info -->
<div class="wp-block-jetpack-contact-info"><!-- wp:jetpack/phone {"phone":"1","useSite":true} -->
<div class="wp-block-jetpack-phone"><a href="tel:1">1</a></div>
<!-- /wp:jetpack/phone --></div>
<!-- /wp:jetpack/contact-info -->`;

test.describe( 'Business details', () => {
	test.afterEach( async ( { requestUtils } ) => {
		await requestUtils.rest( {
			path: '/mainstreet/v1/business',
			method: 'POST',
			data: { name: '', phone: '' },
		} );
	} );

	test(
		'a bound paragraph changes the name, on all pages that show it',
		{ tag: '@main' },
		async ( { admin, editor, page, publish, requestUtils, visit } ) => {
			await requestUtils.rest( {
				path: '/mainstreet/v1/business',
				method: 'POST',
				data: { name: 'Pier Café', phone: '+31 20 555' },
			} );
			const { id, url } = await publish(
				`${ bound( 'name', 'Saved' ) }\n\n${ contact }`
			);
			await admin.editPost( id );
			const paragraph = editor.canvas.getByText( 'Pier Café' );
			await paragraph.click();
			await page.keyboard.press( 'End' );
			await page.keyboard.type( ' & Sons' );
			await expect(
				editor.canvas.getByText( 'Pier Café & Sons' )
			).toBeVisible();
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				page.getByRole( 'checkbox', { name: 'Business details' } )
			).toBeChecked();
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.last()
				.click();
			await expect(
				page
					.getByRole( 'button', { name: 'Dismiss this notice' } )
					.first()
			).toBeVisible();

			const visitor = await visit( url );
			await expect(
				visitor.getByText( 'Pier Café & Sons' )
			).toBeVisible();
			await expect(
				visitor.getByRole( 'link', { name: '+31 20 555' } )
			).toHaveAttribute( 'href', 'tel:+3120555' );
		}
	);
} );
