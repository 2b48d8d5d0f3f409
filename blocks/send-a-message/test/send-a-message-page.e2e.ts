import { expect, test } from '@tests/e2e/fixtures';
import { getLink, makeMessage } from './page-helpers';

test( 'Send a Message can be reached by keyboard and fits on a phone, from right to left', async ( {
	publish,
	visit,
	fakes,
} ) => {
	const name = 'Ask the harbour whether a boat is free on Sunday morning';
	const { url } = await publish(
		[ name, 'Second', '' ]
			.map( ( text ) => makeMessage( { text } ) )
			.join( '\n\n' )
	);
	const page = await visit( url, { width: 390, rtl: true } );
	const link = getLink( page, name );
	const box = await link.boundingBox();
	expect( box?.x ).toBeGreaterThanOrEqual( 0 );
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual( 390 );
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

	// A button without a text is as high as it is wide.
	const square = await getLink( page, 'Chat on WhatsApp' ).boundingBox();
	expect( Math.round( square?.width ?? 0 ) ).toBe(
		Math.round( square?.height ?? -1 )
	);

	await link.focus();
	await page.keyboard.press( 'Tab' );
	await expect( getLink( page, 'Second' ) ).toBeFocused();
	await expect( getLink( page, 'Second' ) ).toHaveCSS(
		'outline-style',
		'solid'
	);
	expect( await fakes.log( 'api.whatsapp.com' ) ).toEqual( [] );
} );
