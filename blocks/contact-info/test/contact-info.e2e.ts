import type { Locator } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { searchInserter } from '@tests/e2e/inserter';
import { areAllValid } from './contact-page';

test.describe( 'Contact info', () => {
	test(
		'an editor inserts and fills it, saves and reloads; a visitor uses it',
		{
			tag: '@main',
		},
		async ( { admin, editor, page, visit } ) => {
			// The whole way from the inserter to the visitor takes long on a busy machine.
			test.slow();
			await admin.createNewPost( { title: 'Reach us' } );
			const offer = await searchInserter( page, 'Contact Info' );
			// The children are for within the block only.
			await expect( offer( 'Phone Number' ) ).toBeHidden();
			await offer( 'Contact Info' ).click();

			const { canvas } = editor;
			const field = ( name: string ): Locator =>
				canvas.getByRole( 'textbox', { name, exact: true } );
			await field( 'Email' ).fill( 'bikes@example.org.' );
			await field( 'Phone number' ).fill( 'Desk: +31 20 555' );
			await field( 'Street Address' ).click();
			await page.keyboard.type( '4 Quay' );
			await page.keyboard.press( 'Enter' );
			await page.keyboard.type( ' #2' );
			await expect( field( 'Street Address' ) ).toHaveValue(
				'4 Quay #2'
			);
			await field( 'City' ).fill( 'Veere' );
			await field( 'Postal/Zip Code' ).fill( '4351 AA' );

			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'checkbox', {
					name: 'Link address to Google Maps',
				} )
				.check();
			await canvas.getByRole( 'textbox', { name: 'Add title' } ).click();
			await expect( field( 'City' ) ).toBeHidden();
			const preview = canvas.getByRole( 'link', { name: /4 Quay #2/ } );
			await expect( preview ).toHaveAttribute(
				'href',
				'https://www.google.com/maps/search/4+Quay #2,+Veere,+4351 AA'
			);

			// One press on the preview leads back to the fields, and nowhere else.
			await preview.click();
			await expect( field( 'City' ) ).toHaveValue( 'Veere' );

			await editor.saveDraft();
			await page.reload();
			await expect(
				canvas.getByRole( 'link', { name: 'bikes@example.org' } )
			).toBeVisible();
			expect( await areAllValid( page ) ).toBe( true );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			const links = visitor.locator( '.wp-block-jetpack-contact-info a' );
			await expect( links ).toHaveText( [
				'bikes@example.org',
				'+31 20 555',
				/4 Quay #2.*Veere/,
			] );
			expect(
				await links.evaluateAll( ( all ) =>
					all.map( ( link ) => link.getAttribute( 'href' ) )
				)
			).toEqual( [
				'mailto:bikes@example.org',
				'tel:+3120555',
				'https://www.google.com/maps/search/4+Quay+%232%2C+Veere%2C+4351+AA',
			] );
			// The keyboard reaches all three.
			await links.first().focus();
			await visitor.keyboard.press( 'Tab' );
			await expect( links.nth( 1 ) ).toBeFocused();
			await visitor.keyboard.press( 'Tab' );
			await expect( links.nth( 2 ) ).toBeFocused();
		}
	);

	test( 'children outside the block, as in old posts, open and can be edited', async ( {
		admin,
		editor,
		page,
		publish,
	} ) => {
		const { id } = await publish(
			'<!-- wp:jetpack/phone {"phone":"020 555"} -->\n<div class="wp-block-jetpack-phone"><a href="tel:020555">020 555</a></div>\n<!-- /wp:jetpack/phone -->\n\n<!-- wp:group -->\n<div class="wp-block-group"><!-- wp:jetpack/email {"email":"a@example.org"} -->\n<div class="wp-block-jetpack-email"><a href="mailto:a@example.org">a@example.org</a></div>\n<!-- /wp:jetpack/email --></div>\n<!-- /wp:group -->'
		);
		await admin.editPost( id );
		const link = editor.canvas.getByRole( 'link', { name: '020 555' } );
		await link.click();
		await editor.canvas
			.getByRole( 'textbox', { name: 'Phone number' } )
			.fill( '020 777' );
		await expect(
			editor.canvas.getByRole( 'link', { name: 'a@example.org' } )
		).toBeVisible();
		expect( await areAllValid( page ) ).toBe( true );
		expect( await editor.getEditedPostContent() ).toContain(
			'<a href="tel:020777">020 777</a>'
		);
	} );
} );
