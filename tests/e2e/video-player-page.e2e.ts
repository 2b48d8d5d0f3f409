/** The player of hosted videos without script, in a frame, and for who may watch a private one and who may not. */
import { expect, test } from './fixtures';
import {
	auditPlayer,
	getVideo,
	uploadVideo,
	readVideoProperty as read,
	TEST_VIDEO_NAME,
	waitForDuration as ready,
} from './videos';

test.describe( 'Page of a video', () => {
	test( 'plays without script, and starts nothing for who wants less motion', async ( {
		requestUtils,
		visit,
	} ) => {
		const video = await uploadVideo( requestUtils );
		const plain = await visit( video.player, { javaScript: false } );
		await expect( getVideo( plain ) ).toHaveAttribute( 'controls' );
		await expect( plain.getByRole( 'slider' ) ).toHaveCount( 0 );

		const still = await visit(
			`${ video.player }&autoPlay=true&muted=true`,
			{
				reducedMotion: true,
			}
		);
		await ready( still );
		expect( await read( still, 'paused' ) ).toBe( true );
		const moving = await visit(
			`${ video.player }&autoPlay=true&muted=true&controls=false`
		);
		await expect.poll( () => read( moving, 'paused' ) ).toBe( false );
		// What moves can be stopped, also without the bar.
		await expect( moving.getByRole( 'slider' ) ).toHaveCount( 0 );
		await moving.getByRole( 'button', { name: 'Pause' } ).click();
		await expect.poll( () => read( moving, 'paused' ) ).toBe( true );
	} );

	test(
		'talks with the page around it, and with nobody else',
		{ tag: '@main' },
		async ( { publish, requestUtils, visit } ) => {
			const video = await uploadVideo( requestUtils );
			const { url } = await publish(
				`<!-- wp:html --><iframe title="Film" width="640" height="360" src="${ video.player }"></iframe><!-- /wp:html -->`
			);
			const page = await visit( url, {
				prepare: async ( each ) => {
					await each.addInitScript( () => {
						if ( window.parent === window ) {
							const heard: string[] = [];
							Object.assign( window, { heard } );
							addEventListener( 'message', ( { data } ) => {
								if ( data?.mainstreet === 'video' ) {
									heard.push(
										`${ data.event } ${ Math.round( data.time ) }`
									);
								}
							} );
						}
					} );
				},
			} );
			const inside = page.frameLocator( 'iframe[title="Film"]' );
			const element = inside.locator( 'video' );
			const isPaused = () =>
				element.evaluate( ( each: HTMLVideoElement ) => each.paused );
			const getHeard = () =>
				page.evaluate( () => Reflect.get( window, 'heard' ) );
			await expect.poll( getHeard ).toContain( 'ready 0' );
			await expect( inside.locator( '.time' ) ).toHaveText(
				'0:00 / 0:40'
			);
			const send = ( message: Record< string, unknown > ) =>
				page.evaluate(
					( [ data ] ) =>
						document
							.querySelector( 'iframe' )
							?.contentWindow?.postMessage(
								data,
								location.origin
							),
					[ { mainstreet: 'video', ...message } ]
				);
			await send( { command: 'seek', time: 12 } );
			await expect.poll( getHeard ).toContain( 'seeked 12' );
			await send( { command: 'mute' } );
			await send( { command: 'play' } );
			await expect.poll( isPaused ).toBe( false );
			await send( { command: 'pause' } );
			await expect.poll( isPaused ).toBe( true );
			// Not what is no number, no command, or not from the window around it.
			await send( { command: 'seek', time: '3' } );
			await send( { command: 'constructor' } );
			await element.evaluate( () =>
				window.postMessage( {
					mainstreet: 'video',
					command: 'seek',
					time: 30,
				} )
			);
			await send( {
				command: 'colors',
				colors: { sbc: 'red;}', sbpc: '#123456' },
			} );
			await expect( inside.locator( 'main' ) ).toHaveAttribute(
				'style',
				'--sbpc: #123456;'
			);
			expect(
				await element.evaluate(
					( each: HTMLVideoElement ) => each.currentTime
				)
			).toBeLessThan( 20 );
		}
	);

	test( 'goes on where the address of a private video expired', async ( {
		allow,
		page,
		requestUtils,
	} ) => {
		const video = await uploadVideo( requestUtils, { isPrivate: true } );
		// The browser's report of the refused address.
		allow( /403|ERR_/ );
		let refused = 0;
		await page.goto( video.player );
		await ready( page );
		const first = await getVideo( page ).getAttribute( 'src' );
		await page.keyboard.press( '5' );
		await expect.poll( () => read( page, 'currentTime' ) ).toBe( 20 );
		// This address is too old. Once: asked within the same second, the page gives the same one again.
		await page.route(
			( url ) => url.href === first,
			( route ) => {
				refused++;
				return route.fulfill( { status: 403, body: '' } );
			},
			{ times: 1 }
		);
		// The page is asked once more, and its answer takes until somebody has pressed.
		let release = () => {};
		const pressed = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( video.player, async ( route ) => {
			await pressed;
			await route.continue();
		} );
		const asked = page.waitForRequest( video.player );
		await getVideo( page ).evaluate( ( element: HTMLVideoElement ) =>
			element.load()
		);
		await asked;
		expect( refused ).toBe( 1 );
		await page.keyboard.press( 'k' );
		release();
		await expect.poll( () => read( page, 'paused' ) ).toBe( false );
		expect( await read( page, 'currentTime' ) ).toBeGreaterThanOrEqual(
			20
		);
	} );

	test( 'a press after a renewal that failed tries again', async ( {
		allow,
		page,
		requestUtils,
	} ) => {
		const video = await uploadVideo( requestUtils, { isPrivate: true } );
		allow( /403|503|ERR_/ );
		await page.clock.install();
		let isDown = false;
		await page.route( /\/file\?|%2Ffile&|\/file&/, ( route ) =>
			isDown
				? route.fulfill( { status: 403, body: '' } )
				: route.continue()
		);
		await page.route( video.player, ( route ) =>
			isDown
				? route.fulfill( { status: 503, body: '' } )
				: route.continue()
		);
		await page.goto( video.player );
		await ready( page );
		isDown = true;
		await getVideo( page ).evaluate( ( element: HTMLVideoElement ) =>
			element.load()
		);
		await expect( page.getByRole( 'status' ) ).toHaveText(
			/cannot be played right now/
		);
		isDown = false;
		await page.clock.fastForward( 6000 );
		await page.keyboard.press( 'k' );
		await expect.poll( () => read( page, 'paused' ) ).toBe( false );
		await expect( page.getByRole( 'status' ) ).toBeHidden();
	} );

	test( 'a private video asks strangers to log in, and tells them nothing', async ( {
		allow,
		requestUtils,
		visit,
	} ) => {
		allow( /403/ );
		const video = await uploadVideo( requestUtils, {
			isPrivate: true,
			title: 'Our secret',
		} );
		const page = await visit( video.player, { width: 390, height: 219 } );
		await expect(
			page.getByText(
				'This video is private. Please log in to watch it.'
			)
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'Log in' } )
		).toBeVisible();
		expect( await page.content() ).not.toContain( 'secret' );
		expect( await page.content() ).not.toContain( TEST_VIDEO_NAME );
		expect( await auditPlayer( page ) ).toEqual( [] );
	} );
} );
