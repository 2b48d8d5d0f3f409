import { expect, test } from '@tests/e2e/fixtures';
import {
	button,
	expectSlide,
	getCarousel,
	makeSlideshow,
} from './page-helpers';

test.describe( 'Slideshow on the page', () => {
	test( 'is a carousel that goes round, one reachable slide at a time', async ( {
		publish,
		visit,
	} ) => {
		for ( const effect of [ 'slide', 'fade' ] ) {
			const { url } = await publish(
				makeSlideshow( [ 1, 2, 3 ], { effect, links: true } )
			);
			const page = await visit( url );
			const carousel = getCarousel( page );
			await expect( carousel ).toHaveAttribute(
				'aria-roledescription',
				'carousel'
			);
			await expectSlide( carousel, '1 of 3' );
			await expect( carousel.getByRole( 'link' ) ).toHaveCount( 1 );
			await button( carousel, 'Previous' ).click();
			await expectSlide( carousel, '3 of 3' );
			await button( carousel, 'Next' ).click();
			await expectSlide( carousel, '1 of 3' );
			await button( carousel, 'Go to slide 2' ).click();
			await expectSlide( carousel, '2 of 3' );
			await expect(
				carousel.getByRole( 'img', { name: 'Picture 2' } )
			).toBeInViewport( { ratio: 0.9 } );
			await expect( carousel.locator( '[aria-live]' ) ).toHaveAttribute(
				'aria-live',
				'polite'
			);
			await expect( carousel.locator( '[inert]' ) ).toHaveCount( 2 );
		}
	} );

	test( 'a press while the size changes is not lost', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( makeSlideshow( [ 1, 2 ] ) );
		const page = await visit( url );
		const carousel = getCarousel( page );
		await expectSlide( carousel, '1 of 2' );
		// The library may answer to a new size in any of the frames that follow.
		for ( const frames of [ 0, 1, 2, 3, 4 ] ) {
			await carousel.evaluate( async ( root, wait ) => {
				const pass = async ( count: number ) => {
					for ( let frame = 0; frame < count; frame++ ) {
						await new Promise( requestAnimationFrame );
					}
				};
				if ( root instanceof HTMLElement ) {
					root.style.width = `${ 400 - wait * 10 }px`;
				}
				await pass( wait );
				root.querySelector< HTMLElement >(
					'.wp-block-jetpack-slideshow_button-next'
				)?.click();
				await pass( 8 );
			}, frames );
			await expectSlide( carousel, frames % 2 ? '1 of 2' : '2 of 2' );
		}
	} );

	test( 'is worked by keyboard', async ( { publish, visit } ) => {
		const { url } = await publish(
			makeSlideshow( [ 1, 2, 3 ], { links: true } )
		);
		const page = await visit( url );
		const carousel = getCarousel( page );
		await button( carousel, 'Previous' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( button( carousel, 'Next' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expectSlide( carousel, '2 of 3' );
		await page.keyboard.press( 'ArrowRight' );
		await expectSlide( carousel, '3 of 3' );
		await page.keyboard.press( 'ArrowRight' );
		await expectSlide( carousel, '1 of 3' );
		await page.keyboard.press( 'ArrowLeft' );
		await expectSlide( carousel, '3 of 3' );
		await page.keyboard.press( 'Tab' );
		await expect( carousel.getByRole( 'link' ) ).toBeFocused();
		// The link goes out of sight: the focus must not get lost.
		await page.keyboard.press( 'ArrowLeft' );
		await expectSlide( carousel, '2 of 3' );
		await expect( button( carousel, 'Next' ) ).toBeFocused();
	} );

	test( 'rotates, and stops for whoever hovers, tabs in or presses pause', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makeSlideshow( [ 1, 2, 3 ], { seconds: 1 } )
		);
		const page = await visit( url );
		const carousel = getCarousel( page );
		const live = carousel.locator( '[aria-live]' );
		await expect( live ).toHaveAttribute( 'aria-live', 'off' );
		await expectSlide( carousel, '2 of 3' );

		await carousel.hover();
		await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
		await page.mouse.move( 0, 0 );
		await expect( live ).toHaveAttribute( 'aria-live', 'off' );

		// First in the tab order; held while it has the focus, so that it still says what it does.
		const pause = button( carousel, 'Pause Slideshow' );
		await page.keyboard.press( 'Tab' );
		for ( let tabs = 0; tabs < 40; tabs++ ) {
			if ( await carousel.locator( ':focus' ).count() ) {
				break;
			}
			await page.keyboard.press( 'Tab' );
		}
		await expect( pause ).toBeFocused();
		await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
		await page.keyboard.press( 'Enter' );
		const play = button( carousel, 'Play Slideshow' );
		await expect( play ).toBeFocused();
		await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
		await page.keyboard.press( 'Enter' );
		await expect( pause ).toBeFocused();
		await expect( live ).toHaveAttribute( 'aria-live', 'off' );

		await page.keyboard.press( 'Tab' );
		await expect( button( carousel, 'Previous' ) ).toBeFocused();
		await expect( play ).toBeVisible();
		await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
	} );

	test( 'runs from right to left', async ( { publish, visit } ) => {
		const { url } = await publish( makeSlideshow( [ 1, 2, 3 ] ) );
		const page = await visit( url, { rtl: true } );
		const carousel = getCarousel( page );
		await expectSlide( carousel, '1 of 3' );
		const next = await button( carousel, 'Next' ).boundingBox();
		const previous = await button( carousel, 'Previous' ).boundingBox();
		expect( next?.x ?? 0 ).toBeLessThan( previous?.x ?? 0 );
		// The menu of the page is as tall as other tests' pages make it.
		await carousel.scrollIntoViewIfNeeded();
		await button( carousel, 'Next' ).click();
		await page.keyboard.press( 'ArrowLeft' );
		await expectSlide( carousel, '3 of 3' );
		await expect(
			carousel.getByRole( 'img', { name: 'Picture 3' } )
		).toBeInViewport( { ratio: 0.9 } );
	} );
} );
