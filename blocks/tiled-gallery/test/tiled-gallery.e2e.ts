import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { makeGallery } from './page-helpers';

const ROWS = [ [ [ 1 ], [ 2 ] ], [ [ 3 ] ] ];
const ON = {
	options: { mainstreet_settings: { tiled_gallery_lightbox: true } },
};

const boxes = ( page: Page ) =>
	page.locator( '.tiled-gallery__item' ).evaluateAll( ( items ) =>
		items.map( ( item ) => {
			const { x, y, width, height } = item.getBoundingClientRect();
			return { x, y, width, height };
		} )
	);

test.describe( 'Tiled gallery on the page', () => {
	test( 'is laid out without a script and before pictures come', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( makeGallery( ROWS ) );
		const page = await visit( url, { javaScript: false } );
		const final = await boxes( page );
		let release = () => {};
		const held = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		// The tab as soon as it asks for a picture. A visit ends when all is there.
		let visiting: Promise< Page > | undefined;
		const fresh = await new Promise< Page >( ( resolve ) => {
			visiting = visit( url, {
				javaScript: false,
				prepare: async ( tab ) => {
					await tab.route( /\.jpe?g/, async ( route ) => {
						resolve( tab );
						await held;
						await route.fallback();
					} );
				},
			} );
		} );
		await expect.poll( () => boxes( fresh ) ).toEqual( final );
		release();
		await visiting;
		const [ first, second, third ] = final;
		// A row is of one height, and as wide as the next.
		expect(
			Math.abs( ( first?.height ?? 0 ) - ( second?.height ?? 1 ) )
		).toBeLessThan( 1 );
		expect(
			( first?.width ?? 0 ) + ( second?.width ?? 0 ) + 4
		).toBeCloseTo( third?.width ?? 0, 0 );
		await expect(
			page.locator( '[data-mainstreet-lightbox]' )
		).toHaveCount( 0 );
	} );

	test( 'is a mosaic of two in a row on phones, and runs from right to left', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makeGallery( [
				[ [ 1 ], [ 2 ] ],
				[ [ 3 ], [ 1 ], [ 2 ] ],
			] )
		);
		const phone = await boxes( await visit( url, { width: 390 } ) );
		const tops = phone.map( ( { y } ) => Math.round( y ) );
		const rows = [ ...new Set( tops ) ].map(
			( top ) => tops.filter( ( y ) => y === top ).length
		);
		expect( rows ).toEqual( [ 2, 2, 1 ] );
		expect( phone.at( -1 )?.width ).toBeGreaterThan(
			1.9 * ( phone.at( -2 )?.width ?? Infinity )
		);
		const [ first, second ] = await boxes(
			await visit( url, { rtl: true } )
		);
		expect( first?.x ).toBeGreaterThan( second?.x ?? Infinity );
	} );

	test( 'squares and circles stay in pairs on phones', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makeGallery( [ [ [ 1 ], [ 2 ], [ 3 ] ] ], { layout: 'circle' } )
		);
		const [ first, second, third ] = await boxes(
			await visit( url, { width: 390 } )
		);
		expect( second?.y ).toBe( first?.y );
		expect( third?.y ).toBeGreaterThan( first?.y ?? Infinity );
		expect( third?.width ).toBeCloseTo( first?.width ?? 0, 0 );
		expect( third?.height ).toBeCloseTo( third?.width ?? 0, 0 );
	} );

	test(
		'opens pictures large by keyboard, and gives the focus back',
		{ tag: '@main' },
		async ( { publish, visit } ) => {
			const { url } = await publish( makeGallery( ROWS ) );
			const page = await visit( url, ON );
			const link = page.getByRole( 'link', { name: 'Picture 2' } );
			await link.focus();
			await page.keyboard.press( 'Enter' );
			const dialog = page.getByRole( 'dialog', { name: 'Images' } );
			await expect(
				dialog.getByRole( 'img', { name: 'Picture 2' } )
			).toBeInViewport();
			await expect( dialog.getByText( '2 of 3' ) ).toBeVisible();
			for ( const name of [ 'Close', 'Previous', 'Next' ] ) {
				await expect(
					dialog.getByRole( 'button', { name } )
				).toBeInViewport( { ratio: 1 } );
			}
			await page.keyboard.press( 'ArrowRight' );
			await expect(
				dialog.getByRole( 'img', { name: 'Picture 3' } )
			).toBeVisible();
			await page.keyboard.press( 'ArrowRight' );
			await expect(
				dialog.getByRole( 'img', { name: 'Picture 1' } )
			).toBeVisible();
			await dialog.getByRole( 'button', { name: 'Previous' } ).click();
			await expect( dialog.getByText( '3 of 3' ) ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toHaveCount( 0 );
			await expect( link ).toBeFocused();
		}
	);

	test( 'a press beside a portrait closes it, one on the picture does not', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( makeGallery( ROWS ) );
		const page = await visit( url, ON );
		// 800 by 1000 pixels, in a window that is wider than high.
		const link = page.getByRole( 'link', { name: 'Picture 2' } );
		await link.click();
		const dialog = page.getByRole( 'dialog' );
		const picture = dialog.getByRole( 'img', { name: 'Picture 2' } );
		await expect
			.poll( () =>
				picture.evaluate(
					( { naturalWidth }: HTMLImageElement ) => naturalWidth
				)
			)
			.toBeGreaterThan( 0 );
		const middle = 1280 / 2;
		await page.mouse.click( middle - 250, 450 );
		await expect( dialog ).toBeVisible();
		await page.mouse.click( 150, 450 );
		await expect( dialog ).toHaveCount( 0 );
		await expect( link ).toBeFocused();
	} );

	test( 'links of pictures stay beside the lightbox, in two galleries', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makeGallery( ROWS, { linkTo: 'custom' } ) +
				'\n\n' +
				makeGallery( [ [ [ 4 ], [ 5 ] ] ], { layout: 'circle' } )
		);
		const page = await visit( url, { ...ON, rtl: true } );
		await page
			.getByRole( 'link', { name: 'Picture 1', exact: true } )
			.click();
		await expect( page ).toHaveURL( /#picture-1$/ );
		await page
			.getByRole( 'link', { name: 'Enlarge image 1: Picture 1' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog.getByText( '1 of 3' ) ).toBeVisible();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( dialog.getByText( '2 of 3' ) ).toBeVisible();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		await page.getByRole( 'link', { name: 'Picture 5' } ).click();
		await expect( dialog.getByText( '2 of 2' ) ).toBeVisible();
	} );

	test( 'without a script, a press shows the file', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( makeGallery( ROWS ) );
		const page = await visit( url, { ...ON, javaScript: false } );
		await page.getByRole( 'link', { name: 'Picture 1' } ).click();
		await expect( page ).toHaveURL( /\.jpe?g$/ );
	} );
} );
