/** The player of hosted videos: by keys, with tracks, on a phone. */
import { expect, test } from './fixtures';
import {
	auditPlayer,
	getVideo,
	uploadVideo,
	readVideoProperty as read,
	waitForDuration as ready,
} from './videos';

test.describe( 'Video player', () => {
	test(
		'is operated by keys',
		{ tag: '@main' },
		async ( { requestUtils, visit } ) => {
			const video = await uploadVideo( requestUtils );
			const page = await visit( video.player );
			await ready( page );
			await expect( getVideo( page ) ).not.toHaveAttribute( 'controls' );
			await page.keyboard.press( 'k' );
			await expect.poll( () => read( page, 'paused' ) ).toBe( false );
			await expect(
				page.getByRole( 'button', { name: 'Pause' } )
			).toBeVisible();
			await page.keyboard.press( 'Space' );
			await expect.poll( () => read( page, 'paused' ) ).toBe( true );
			await page.keyboard.press( '5' );
			await expect.poll( () => read( page, 'currentTime' ) ).toBe( 20 );
			await page.keyboard.press( 'ArrowRight' );
			await expect.poll( () => read( page, 'currentTime' ) ).toBe( 25 );
			await page.keyboard.press( 'ArrowLeft' );
			await expect.poll( () => read( page, 'currentTime' ) ).toBe( 20 );
			const bar = page.getByRole( 'slider', { name: 'Position' } );
			await expect( bar ).toHaveAttribute(
				'aria-valuetext',
				'0:20 of 0:40'
			);
			await page.keyboard.press( 'm' );
			await expect.poll( () => read( page, 'muted' ) ).toBe( true );
			await expect(
				page.getByRole( 'button', { name: 'Unmute' } )
			).toBeVisible();
			await page.keyboard.press( 'm' );
			await page.keyboard.press( 'ArrowDown' );
			await expect
				.poll( () => read( page, 'volume' ) )
				.toBeCloseTo( 0.9, 5 );
			await bar.focus();
			await page.keyboard.press( 'ArrowUp' );
			await expect.poll( () => read( page, 'currentTime' ) ).toBe( 25 );
			await page.keyboard.press( 'Home' );
			await expect.poll( () => read( page, 'currentTime' ) ).toBe( 0 );
			await page.keyboard.press( 'f' );
			await expect(
				page.getByRole( 'button', { name: 'Exit fullscreen' } )
			).toBeVisible();
			await page.keyboard.press( 'f' );
			await expect(
				page.getByRole( 'button', { name: 'Fullscreen', exact: true } )
			).toBeVisible();
			const speed = page.getByRole( 'combobox', { name: 'Speed' } );
			await speed.selectOption( '1.5×' );
			expect(
				await getVideo( page ).evaluate(
					( element: HTMLVideoElement ) => element.playbackRate
				)
			).toBe( 1.5 );
			// The list keeps its own keys.
			await speed.focus();
			await page.keyboard.press( '1' );
			expect( await read( page, 'currentTime' ) ).toBe( 0 );
		}
	);

	test( 'has captions and chapters whose words stay words', async ( {
		requestUtils,
		visit,
	} ) => {
		const video = await uploadVideo( requestUtils, {
			title: '"><script>alert(1)</script> Ebb',
			tracks: [
				{
					kind: 'subtitles',
					label: 'English "&',
					text: 'WEBVTT\n\n00:00.000 --> 00:40.000\n<b onclick=alert(1)>The tide</b> <img src=x onerror=alert(1)>goes out',
				},
				{
					kind: 'chapters',
					label: 'Chapters',
					text: 'WEBVTT\n\n00:00.000 --> 00:12.000\nGoing out\n\n00:12.000 --> 00:40.000\nLow water &amp; <i>crabs</i>',
				},
			],
		} );
		const page = await visit( video.player );
		await ready( page );
		const captions = page.getByRole( 'combobox', { name: 'Captions' } );
		await expect( captions.getByRole( 'option' ) ).toHaveText( [
			'Off',
			'English "&',
		] );
		const getMode = () =>
			getVideo( page ).evaluate( ( element: HTMLVideoElement ) =>
				[ ...element.textTracks ]
					.filter( ( { kind } ) => kind === 'subtitles' )
					.map( ( { mode } ) => mode )
					.join()
			);
		expect( await getMode() ).toBe( 'disabled' );
		await page.keyboard.press( 'c' );
		await expect.poll( getMode ).toBe( 'showing' );
		await expect( captions ).toHaveValue( '1' );
		await captions.selectOption( 'Off' );
		await expect.poll( getMode ).toBe( 'disabled' );

		const chapters = page.getByRole( 'combobox', { name: 'Chapters' } );
		await expect( chapters.getByRole( 'option' ) ).toHaveText( [
			'0:00 Going out',
			'0:12 Low water & crabs',
		] );
		await chapters.selectOption( '0:12 Low water & crabs' );
		await expect.poll( () => read( page, 'currentTime' ) ).toBe( 12 );
		await expect( page.locator( '.chapter' ) ).toHaveText(
			'Low water & crabs'
		);
		await expect(
			page.getByRole( 'slider', { name: 'Position' } )
		).toHaveAttribute(
			'aria-valuetext',
			'0:12 of 0:40, Low water & crabs'
		);
		expect( await auditPlayer( page ) ).toEqual( [] );

		// In a narrow column all that is left of the bar is inside.
		for ( const width of [ 264, 220 ] ) {
			await page.setViewportSize( { width, height: 149 } );
			const full = page.getByRole( 'button', { name: 'Fullscreen' } );
			const box = await full.boundingBox();
			expect( box?.width ).toBeGreaterThanOrEqual( 24 );
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
				width
			);
			await expect( captions ).toBeVisible();
			await expect( chapters ).toBeVisible();
		}
	} );

	for ( const rtl of [ false, true ] ) {
		test( `fits a phone${ rtl ? ' from right to left' : '' }`, async ( {
			requestUtils,
			visit,
		} ) => {
			const video = await uploadVideo( requestUtils );
			const page = await visit( video.player, {
				width: 390,
				height: 219,
				rtl,
			} );
			await ready( page );
			const buttons = page.locator( '.row' ).getByRole( 'button' );
			for ( const button of await buttons.all() ) {
				const box = await button.boundingBox();
				expect( box?.x ).toBeGreaterThanOrEqual( 0 );
				expect(
					( box?.x ?? 0 ) + ( box?.width ?? 0 )
				).toBeLessThanOrEqual( 390 );
				expect( box?.width ).toBeGreaterThanOrEqual( 24 );
			}
			await page.getByRole( 'button', { name: 'Play' } ).tap();
			await expect.poll( () => read( page, 'paused' ) ).toBe( false );
			expect( await auditPlayer( page ) ).toEqual( [] );
		} );
	}
} );
