import { expect, test } from '@tests/e2e/fixtures';
import { showSetting } from '@tests/e2e/inspector';
import { insertBySearch } from '@tests/e2e/inserter';
import { readCanvas } from '@tests/sweeps/canvas';
import { getLink, makeMessage } from './page-helpers';

const GEO = /mainstreet(?:\/|%2F)v1(?:\/|%2F)geo/;
const WRONG = 'Please enter a valid phone number.';

test.describe( 'Send a Message in the editor', () => {
	test(
		'an author fills in a number, a message and a colour, saves and reloads; a visitor finds the link',
		{ tag: '@main' },
		async ( { admin, editor, page, visit } ) => {
			test.slow(); // A reload and a visit.
			await page.route( GEO, ( route ) =>
				route.fulfill( { json: { country_short: 'NL' } } )
			);
			await admin.createNewPost( { title: 'The harbour' } );
			// The variation that stands for the block.
			await insertBySearch( page, 'whatsapp', 'WhatsApp Button' );
			await page
				.getByRole( 'button', {
					name: /^(?:Close Block Inserter|Block Inserter|Toggle block inserter)$/,
				} )
				.first()
				.click();
			await editor.openDocumentSettingsSidebar();
			const sidebar = page.getByRole( 'region', {
				name: 'Editor settings',
			} );
			const country = sidebar.getByLabel( 'Country code' );
			await expect( country ).toHaveValue( '31NL' );
			await country.selectOption( { label: 'Germany 🇩🇪 +49' } );

			const phone = sidebar.getByRole( 'textbox', {
				name: 'Phone number',
			} );
			await phone.fill( 'call me' );
			await expect( sidebar.getByRole( 'alert' ) ).toHaveText( WRONG );
			await expect( phone ).toHaveAccessibleDescription( WRONG );
			await phone.fill( '1' );
			await phone.blur();
			await expect( sidebar.getByRole( 'alert' ) ).toHaveText( WRONG );
			// With the zero that is dialled within the country only.
			await phone.fill( '0151 23456789' );
			await phone.blur();
			await expect( phone ).toHaveValue( '1512 3456789' );
			await expect( sidebar.getByText( WRONG ) ).toHaveCount( 0 );

			await sidebar
				.getByRole( 'textbox', { name: 'First message' } )
				.fill( 'Is a boat free? 1 & 2' );
			await showSetting( page, 'Settings', 'Open in a new tab' );
			await sidebar
				.getByRole( 'checkbox', { name: 'Open in a new tab' } )
				.check();
			await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
			await sidebar.getByRole( 'option', { name: 'Light' } ).click();
			const text = editor.canvas.getByRole( 'textbox', {
				name: 'Button text',
			} );
			await text.fill( 'Ask the harbour' );
			await expect( text ).toHaveCSS(
				'background-color',
				'rgb(244, 244, 244)'
			);
			await expect( text ).toHaveCSS( 'color', 'rgb(70, 91, 100)' );

			const id = await editor.publishPost();
			await page.reload();
			await expect( text ).toHaveText( 'Ask the harbour' );
			expect(
				( await readCanvas( page, 'jetpack/whatsapp-button' ) ).invalid
			).toEqual( [] );
			const link = getLink( await visit( `/?p=${ id }` ) );
			await expect( link ).toHaveAttribute(
				'href',
				'https://api.whatsapp.com/send?phone=4915123456789&text=Is%20a%20boat%20free%3F%201%20%26%202'
			);
			await expect( link ).toHaveAttribute( 'target', '_blank' );
			await expect( link ).toHaveAttribute( 'rel', /noopener/ );
			await expect( link ).toHaveCSS(
				'background-color',
				'rgb(244, 244, 244)'
			);
		}
	);

	test( 'a dial code is there without an answer too, and neither it nor what tidies a number is a step of undo', async ( {
		admin,
		editor,
		page,
		allow,
	} ) => {
		allow( /geo|500/ );
		await page.route( GEO, ( route ) =>
			route.fulfill( { status: 500, json: { code: 'x', message: 'x' } } )
		);
		await admin.createNewPost();
		await editor.insertBlock( { name: 'core/paragraph' } );
		await page.keyboard.type( 'Text' );
		await editor.insertBlock( { name: 'jetpack/send-a-message' } );
		const getButton = async () =>
			( await editor.getBlocks() )[ 1 ]?.innerBlocks?.[ 0 ]?.attributes ??
			{};
		await expect
			.poll( async () => ( await getButton() ).countryCode )
			.toBe( '1' );
		// The number is filled in without a sidebar too.
		await editor.clickBlockToolbarButton( 'Edit phone number' );
		const phone = page.getByRole( 'textbox', { name: 'Phone number' } );
		await phone.last().fill( '+31 6 12345678' );
		await page.keyboard.press( 'Tab' );
		await expect
			.poll( async () => ( await getButton() ).countryCode )
			.toBe( '31NL' );
		expect( ( await getButton() ).phoneNumber ).toBe( '6 12345678' );
		await page.keyboard.press( 'Escape' );
		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		expect( ( await getButton() ).phoneNumber ?? '' ).toBe( '' );
		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		expect( await editor.getBlocks() ).toHaveLength( 1 );
	} );

	test( 'opens what older posts hold, and hostile colours do no harm', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost( { title: 'Old' } );
		await editor.setContent(
			`${ makeMessage() }\n\n${ makeMessage( { text: 'Second' } ) }`
		);
		const text = editor.canvas.getByRole( 'textbox', {
			name: 'Button text',
		} );
		await expect( text ).toHaveCount( 2 );
		expect( ( await readCanvas( page, '' ) ).invalid ).toEqual( [] );
		await editor.setContent( '' );
		await editor.insertBlock( {
			name: 'jetpack/send-a-message',
			innerBlocks: [
				{
					name: 'jetpack/whatsapp-button',
					attributes: {
						countryCode: '31NL',
						backgroundColor: 'red;position:fixed;inset:0',
						colorClass: 'dark" onclick="alert(1)',
					},
				},
			],
		} );
		await expect( text ).toHaveCSS(
			'background-color',
			'rgb(37, 211, 102)'
		);
		// As dark as on the page, so that white is readable.
		await expect( text ).toHaveCSS( 'background-image', /gradient/ );
		expect( await editor.getEditedPostContent() ).toContain(
			'<div class="wp-block-jetpack-whatsapp-button is-color-dark"><a class="whatsapp-block__button" href="https://api.whatsapp.com/send?phone=&amp;text=Hi%2C%20I%20got%20your%20WhatsApp%20information%20from%20your%20website." style="background-color:#25D366;color:#fff"'
		);
	} );
} );
