/** What the player's bar shows under the pointer. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { uploadVideo, waitForDuration as ready } from './videos';

/** Forty small pictures in rows of ten, as copies of films have them. */
const STRIP = {
	src: '/wp-includes/images/spinner-2x.gif',
	width: 160,
	height: 90,
	count: 40,
	columns: 10,
	interval: 1,
};

/** The page of the player as it is where the video has small pictures of itself. */
const withStrip = async ( page: Page ): Promise< void > => {
	await page.route( /mainstreet_video=/, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		const strip = JSON.stringify( STRIP ).replaceAll( '"', '&quot;' );
		await route.fulfill( {
			response,
			body: html.replace(
				'&quot;strip&quot;:null',
				`&quot;strip&quot;:${ strip }`
			),
		} );
	} );
};

/** Puts the pointer on a part of the bar. */
async function point( page: Page, part: number ): Promise< void > {
	const box = await page
		.getByRole( 'slider', { name: 'Position' } )
		.boundingBox();
	if ( ! box ) {
		throw new Error( 'There is no bar.' );
	}
	await page.mouse.move( box.x + part * box.width, box.y + box.height / 2 );
}

test.describe( 'Hint above the bar', () => {
	test( 'says which time it is under the pointer, and goes with it', async ( {
		requestUtils,
		visit,
	} ) => {
		const { player } = await uploadVideo( requestUtils );
		const page = await visit( player );
		await ready( page );
		const hint = page.locator( '.strip' );
		await expect( hint ).toBeHidden();
		await point( page, 0.5 );
		await expect( hint ).toHaveText( '0:20' );
		await point( page, 0.9999 );
		await expect( hint ).toHaveText( '0:39' );
		// At the end it stays within the frame.
		const box = await hint.boundingBox();
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			page.viewportSize()?.width ?? 0
		);
		await page.mouse.move( 10, 10 );
		await expect( hint ).toBeHidden();
	} );

	test( 'shows the picture of that time, where the frame is high enough', async ( {
		requestUtils,
		visit,
	} ) => {
		const { player } = await uploadVideo( requestUtils );
		const page = await visit( player, { prepare: withStrip } );
		await ready( page );
		const hint = page.locator( '.strip' );
		await point( page, 0.595 );
		await expect( hint ).toHaveText( '0:23' );
		await expect( hint ).toHaveCSS( 'background-image', /spinner-2x\.gif/ );
		// The fourth of the third row.
		await expect( hint ).toHaveCSS(
			'background-position',
			/-480px -180px$/
		);
		await page.setViewportSize( { width: 390, height: 120 } );
		await point( page, 0.25 );
		await expect( hint ).toHaveText( '0:10' );
		await expect( hint ).toHaveCSS( 'background-image', 'none' );
	} );
} );
