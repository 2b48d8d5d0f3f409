import { expect, test } from '@tests/e2e/fixtures';
import { getLink, makeMessage } from './page-helpers';

test.describe( 'Send A Message on the page', () => {
	test( 'is a link that the keyboard reaches, without script and without a request to WhatsApp', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			`${ makeMessage() }\n\n${ makeMessage( {
				text: 'Second',
				message: 'A <b>"quoted"</b> & more',
				isNewTab: true,
			} ) }`
		);
		const page = await visit( url, { javaScript: false } );
		await expect( getLink( page ) ).toHaveAttribute(
			'href',
			'https://api.whatsapp.com/send?phone=31612345678&text=Is%20a%20boat%20free%3F'
		);
		await expect( getLink( page ) ).toHaveAttribute( 'target', '_self' );
		await expect( getLink( page, 'Second' ) ).toHaveAttribute(
			'target',
			'_blank'
		);
		const second = new URL(
			( await getLink( page, 'Second' ).getAttribute( 'href' ) ) ?? ''
		);
		expect( second.searchParams.get( 'text' ) ).toBe(
			'A <b>"quoted"</b> & more'
		);
		await getLink( page ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( getLink( page, 'Second' ) ).toBeFocused();
		await expect( getLink( page, 'Second' ) ).toHaveCSS(
			'outline-style',
			'solid'
		);
		expect( await fakes.log( 'api.whatsapp.com' ) ).toEqual( [] );
		await expect( page.locator( 'script[src*="mainstreet"]' ) ).toHaveCount(
			0
		);
	} );

	test( 'has a name where it has no text', async ( { publish, visit } ) => {
		const { url } = await publish( makeMessage( { text: '' } ) );
		const link = getLink( await visit( url ), 'Chat on WhatsApp' );
		await expect( link ).toBeVisible();
		const box = await link.boundingBox();
		expect( Math.round( box?.width ?? 0 ) ).toBe(
			Math.round( box?.height ?? -1 )
		);
	} );

	test( 'fits on a phone, from right to left', async ( {
		publish,
		visit,
	} ) => {
		const name = 'Ask the harbour whether a boat is free on Sunday morning';
		const { url } = await publish( makeMessage( { text: name } ) );
		const page = await visit( url, { width: 390, rtl: true } );
		const link = getLink( page, name );
		const box = await link.boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			390
		);
		// The sign stands where reading begins.
		const sign = await link.evaluate( ( element ) => {
			const style = getComputedStyle( element, '::before' );
			return [ parseFloat( style.left ), parseFloat( style.right ) ];
		} );
		expect( sign[ 0 ] ).toBeGreaterThan( sign[ 1 ] ?? Infinity );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth <=
					document.documentElement.clientWidth
			)
		).toBe( true );
	} );
} );
