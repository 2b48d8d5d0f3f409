import type { Locator } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { button, expectSlide, getStory, makeStory } from './page-helpers';

test.describe( 'Story on the page', () => {
	test(
		'plays in full screen, by keyboard, and gives the focus back',
		{ tag: '@main' },
		async ( { publish, visit } ) => {
			const { url } = await publish( makeStory( [ 1, 2, 3 ] ) );
			const page = await visit( url );
			const start = button( getStory( page ), 'Play: Story' );
			await start.focus();
			await page.keyboard.press( 'Enter' );
			const dialog = page.getByRole( 'dialog', { name: 'Story' } );
			await expect( dialog ).toBeVisible();
			await expect( button( dialog, 'Pause' ) ).toBeFocused();
			await page.keyboard.press( 'Space' );
			await expect( button( dialog, 'Play' ) ).toBeFocused();
			await page.keyboard.press( 'ArrowRight' );
			await expectSlide( dialog, '2 of 3' );
			await expect( dialog.locator( '[aria-live]' ) ).toHaveText(
				/2 of 3\s+Picture 2/
			);
			await page.keyboard.press( 'ArrowLeft' );
			await expectSlide( dialog, '1 of 3' );
			for ( let tabs = 0; tabs < 12; tabs++ ) {
				await page.keyboard.press( 'Tab' );
				await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
			}
			await page.keyboard.press( 'Shift+Tab' );
			await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
			expect(
				await page.evaluate(
					() => getComputedStyle( document.documentElement ).overflow
				)
			).toBe( 'hidden' );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( start ).toBeFocused();
		}
	);

	test( 'fetches the picture that is shown and the next one', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( makeStory( [ 1, 2, 3, 4 ] ) );
		const asked: string[] = [];
		const page = await visit( url, {
			prepare: async ( fresh ) => {
				fresh.on( 'request', ( request ) => {
					const [ , number ] =
						/picture-(\d)/.exec( request.url() ) ?? [];
					if ( number && ! asked.includes( number ) ) {
						asked.push( number );
					}
				} );
			},
		} );
		await page.waitForLoadState( 'networkidle' );
		expect( asked ).toEqual( [ '1' ] );
		await button( page, 'Play: Story' ).click();
		await button( page, 'Pause' ).click();
		await expect.poll( () => asked ).toEqual( [ '1', '2' ] );
		await button( page, 'Next slide' ).click();
		await expect.poll( () => asked ).toEqual( [ '1', '2', '3' ] );
	} );

	test( 'has the words of a picture that can not be had, clear of its controls, and goes on', async ( {
		allow,
		publish,
		visit,
	} ) => {
		allow( /ERR_FAILED/ );
		const { url } = await publish( makeStory( [ 1, 2 ] ) );
		const page = await visit( url, {
			width: 390,
			prepare: async ( fresh ) => {
				await fresh.route( /picture-1/, ( route ) => route.abort() );
			},
		} );
		const start = button( getStory( page ), 'Play: Story' );
		const words = page.getByRole( 'img', { name: 'Picture 1' } );
		const getBox = async ( element: Locator ) => {
			const { y = 0, height = 0 } = ( await element.boundingBox() ) ?? {};
			return { top: y, middle: y + height / 2, end: y + height };
		};
		await expect( words ).toBeVisible();
		// Its sign is in the middle, 28 pixels high to either side.
		expect( ( await getBox( words ) ).top ).toBeGreaterThan(
			( await getBox( start ) ).middle + 28
		);
		await start.click();
		await button( page, 'Pause' ).click();
		expect( ( await getBox( words ) ).top ).toBeGreaterThan(
			( await getBox( button( page, 'Play' ) ) ).end
		);
		await button( page, 'Play' ).click();
		await expectSlide( page, '2 of 2' );
	} );

	test( 'is worked by touch, from right to left, on a phone', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( makeStory( [ 1, 2, 3 ] ) );
		const page = await visit( url, { width: 390, height: 844, rtl: true } );
		await button( page, 'Play: Story' ).tap();
		const box = await page
			.getByRole( 'dialog' )
			.locator( '.wp-story-display-contents' )
			.boundingBox();
		expect( box ).toMatchObject( { x: 0, width: 390, height: 844 } );
		// A short tap in the middle pauses; the left edge is forward.
		await page.touchscreen.tap( 195, 500 );
		await expect( button( page, 'Play' ) ).toBeVisible();
		await page.touchscreen.tap( 20, 500 );
		await expectSlide( page, '2 of 3' );
		await page.touchscreen.tap( 370, 500 );
		await expectSlide( page, '1 of 3' );
		await page.keyboard.press( 'ArrowLeft' );
		await expectSlide( page, '2 of 3' );
		await button( page, 'Exit fullscreen' ).tap();
		await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	} );

	test( 'keeps the keys after a press on the image', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( makeStory( [ 1, 2, 3 ] ) );
		const page = await visit( url );
		await button( page, 'Play: Story' ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( button( dialog, 'Pause' ) ).toBeFocused();
		// Beside the story, and on it.
		await page.mouse.click( 20, 300 );
		await page.keyboard.press( 'ArrowRight' );
		await expectSlide( dialog, '2 of 3' );
		await dialog.getByRole( 'img' ).click();
		await expect( button( dialog, 'Play' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expectSlide( dialog, '3 of 3' );
		await button( dialog, 'Go to slide 1' ).click();
		await expect( button( dialog, 'Go to slide 1' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expectSlide( dialog, '2 of 3' );
	} );

	test( 'in the page, keeps the focus and the keys', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makeStory( [ 1, 2, 3 ], { playInFullscreen: false } )
		);
		const page = await visit( url );
		const story = getStory( page );
		await button( story, 'Play: Story' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( button( story, 'Pause' ) ).toBeFocused();
		const top = await page.evaluate( () => window.scrollY );
		await page.keyboard.press( 'Space' );
		await expect( button( story, 'Play' ) ).toBeFocused();
		expect( await page.evaluate( () => window.scrollY ) ).toBe( top );
		await page.keyboard.press( 'ArrowRight' );
		await expectSlide( story, '2 of 3' );
		// Pressed by the mouse, with the focus elsewhere.
		await page.evaluate( () =>
			document.querySelector< HTMLElement >( ':focus' )?.blur()
		);
		await button( story, 'Play: Story' ).click();
		await expect( button( story, 'Pause' ) ).toBeFocused();
		await story.getByRole( 'img' ).click();
		await page.keyboard.press( 'ArrowRight' );
		await expectSlide( story, '3 of 3' );
	} );

	test( 'is a list without script', async ( { publish, visit } ) => {
		const { url } = await publish( makeStory( [ 1, 2, 3 ] ) );
		const page = await visit( url, { javaScript: false } );
		const list = page.locator( '.wp-story-wrapper' );
		await expect( list.getByRole( 'img' ) ).toHaveCount( 3 );
		await expect( list.getByText( 'Caption 2' ) ).toBeVisible();
		await expect( page.locator( '.wp-story-container' ) ).toBeHidden();
		await list
			.getByRole( 'img', { name: 'Picture 3' } )
			.scrollIntoViewIfNeeded();
		await expect(
			list.getByRole( 'img', { name: 'Picture 3' } )
		).toBeInViewport( { ratio: 0.5 } );
	} );
} );
