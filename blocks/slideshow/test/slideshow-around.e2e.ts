import { expect, test } from '@tests/e2e/fixtures';
import {
	button,
	expectSlide,
	getCarousel,
	makeSlideshow,
} from './page-helpers';

test.describe( 'Slideshow around the carousel', () => {
	test( 'keeps its space, fits a phone, and several work on one page', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ makeSlideshow( [ 1, 2, 3 ] ) }\n\n${ makeSlideshow( [ 4, 5 ], {
				effect: 'fade',
			} ) }\n\n<!-- wp:paragraph --><p>Below</p><!-- /wp:paragraph -->`,
			// Short: a title that wraps anew when the theme's font arrives would move everything below.
			{ title: 'Pier' }
		);
		const page = await visit( url, {
			width: 390,
			prepare: async ( fresh ) => {
				await fresh.addInitScript( () => {
					new PerformanceObserver( ( list ) => {
						for ( const entry of list.getEntries() ) {
							const { value } = entry as unknown as {
								value: number;
							};
							document.documentElement.dataset.shift = String(
								Number(
									document.documentElement.dataset.shift ?? 0
								) + value
							);
						}
					} ).observe( { type: 'layout-shift', buffered: true } );
				} );
			},
		} );
		const first = getCarousel( page );
		const second = getCarousel( page, 'Slideshow 2' );
		await expectSlide( first, '1 of 3' );
		await second.scrollIntoViewIfNeeded();
		await button( second, 'Next' ).click();
		await expectSlide( second, '2 of 2' );
		await expectSlide( first, '1 of 3' );

		const box = await first.getByRole( 'img' ).boundingBox();
		const touch = await page.context().newCDPSession( page );
		await first.scrollIntoViewIfNeeded();
		const point = ( x: number ) => ( {
			x: ( box?.x ?? 0 ) + x,
			y: 0,
		} );
		const now = await first.getByRole( 'img' ).boundingBox();
		const y = ( now?.y ?? 0 ) + 60;
		await touch.send( 'Input.dispatchTouchEvent', {
			type: 'touchStart',
			touchPoints: [ { ...point( 300 ), y } ],
		} );
		// Beyond half the width: a slower finger, on a busy machine, has to go that far.
		for ( const x of [ 290, 220, 150, 80, 20 ] ) {
			await touch.send( 'Input.dispatchTouchEvent', {
				type: 'touchMove',
				touchPoints: [ { ...point( x ), y } ],
			} );
		}
		await touch.send( 'Input.dispatchTouchEvent', {
			type: 'touchEnd',
			touchPoints: [],
		} );
		await expectSlide( first, '2 of 3' );

		const { overflow, shift } = await page.evaluate( () => ( {
			overflow: document.documentElement.scrollWidth - window.innerWidth,
			shift: Number( document.documentElement.dataset.shift ?? 0 ),
		} ) );
		expect( overflow ).toBeLessThanOrEqual( 0 );
		expect( shift ).toBeLessThanOrEqual( 0.01 );
	} );

	test( 'is a list that scrolls where there is no script', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makeSlideshow( [ 1, 2, 3 ], { seconds: 1 } )
		);
		const page = await visit( url, { javaScript: false } );
		const list = page.getByRole( 'list', { name: 'Slideshow' } );
		await expect( list.getByRole( 'listitem' ) ).toHaveCount( 3 );
		// A part of the next one shows that there is more.
		const second = list.getByRole( 'img', { name: 'Picture 2' } );
		// Pages of other tests make the theme's menu long.
		await list.scrollIntoViewIfNeeded();
		await expect( second ).toBeInViewport();
		await expect( second ).not.toBeInViewport( { ratio: 0.5 } );
		await list.focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( second ).toBeInViewport( { ratio: 0.9 } );
		await expect(
			page.locator( '.wp-block-jetpack-slideshow' ).getByRole( 'button' )
		).toHaveCount( 0 );
		const heights = await list
			.locator( 'img' )
			.evaluateAll( ( images ) =>
				images.map( ( { clientHeight } ) => clientHeight )
			);
		expect( new Set( heights ).size ).toBe( 1 );
	} );
} );
