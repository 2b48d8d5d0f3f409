import { expect, test } from '@tests/e2e/fixtures';
import {
	button,
	expectPlaying,
	getPlayer,
	getTime,
	HOST,
	makePlayer,
} from './page-helpers';

test.describe( 'Podcast player on the page', () => {
	test(
		'plays, skips, and says so; nothing of the sound is asked for before',
		{ tag: '@core' },
		async ( { publish, visit, fakes } ) => {
			const { url } = await publish(
				makePlayer( `${ HOST }/feed?page-plays`, { itemsToShow: 3 } )
			);
			const page = await visit( url );
			const player = getPlayer( page );
			await expect( player.getByRole( 'listitem' ) ).toHaveCount( 3 );
			await expect( button( player, 'Play' ) ).toBeVisible();
			expect( await fakes.log( 'audio.example.org' ) ).toEqual( [] );

			await button( player, 'Play' ).click();
			await expectPlaying( player );
			await expect( player.locator( '[aria-live]' ) ).toHaveText(
				/^Playing: /
			);
			await button( player, 'Skip forward 30 seconds' ).click();
			await expect
				.poll( () => getTime( player ) )
				.toBeGreaterThanOrEqual( 30 );
			await button( player, 'Pause' ).click();
			await expect( player.locator( '[aria-live]' ) ).toHaveText(
				/^Paused: /
			);
			const before = await getTime( player );
			await button( player, 'Skip back 5 seconds' ).click();
			await expect
				.poll( () => getTime( player ) )
				.toBeLessThan( before - 4 );

			const list = player.getByRole( 'list' );
			const second = list.getByRole( 'button' ).nth( 1 );
			await second.click();
			await expect( second ).toHaveAttribute( 'aria-pressed', 'true' );
			await expectPlaying( player );
			expect( await getTime( player ) ).toBeLessThan( 5 );
			await second.click();
			await expect( second ).toHaveAttribute( 'aria-pressed', 'false' );
			await expect( second ).toHaveAttribute( 'aria-current', 'true' );
		}
	);

	test( 'remembers position and speed', async ( { publish, visit } ) => {
		const { url } = await publish(
			makePlayer( `${ HOST }/feed?page-remembers` )
		);
		const page = await visit( url );
		const player = getPlayer( page );
		await player
			.getByRole( 'combobox', { name: 'Speed' } )
			.selectOption( '1.5' );
		const slider = player.getByRole( 'slider', { name: 'Position' } );
		await slider.focus();
		for ( let presses = 0; presses < 20; presses++ ) {
			await page.keyboard.press( 'ArrowRight' );
		}
		await expect( slider ).toHaveAttribute(
			'aria-valuetext',
			'0:20 of 1:30'
		);
		await button( player, 'Play' ).click();
		await expect
			.poll( () => getTime( player ) )
			.toBeGreaterThanOrEqual( 20 );
		await button( player, 'Pause' ).click();
		await expect( button( player, 'Play' ) ).toBeVisible();

		await page.reload();
		await expect( slider ).toHaveAttribute(
			'aria-valuetext',
			/^0:2\d of 1:30$/
		);
		await expect(
			player.getByRole( 'combobox', { name: 'Speed' } )
		).toHaveValue( '1.5' );
		await button( player, 'Play' ).click();
		await expect
			.poll( () =>
				player
					.locator( 'audio' )
					.evaluate( ( audio: HTMLAudioElement ) => [
						audio.currentTime >= 20,
						audio.playbackRate,
					] )
			)
			.toEqual( [ true, 1.5 ] );
	} );

	test( 'a link leads to its moment, and does not play it', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			makePlayer( `${ HOST }/feed?page-moment` )
		);
		const page = await visit( `${ url }#t=ep-11/42` );
		const player = getPlayer( page );
		await expect( player.locator( '[aria-live]' ) ).toHaveText(
			'Press Play to listen from 0:42.'
		);
		await expect( player ).toBeInViewport();
		await expect( button( player, 'Play' ) ).toBeVisible();
		expect( await fakes.log( 'audio.example.org' ) ).toEqual( [] );
		await button( player, 'Play' ).click();
		await expect
			.poll( () => getTime( player ) )
			.toBeGreaterThanOrEqual( 42 );

		await page
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await button( player, 'Copy a link to this moment' ).click();
		await expect( player.locator( '[aria-live]' ) ).toHaveText(
			/^(?:Link copied|The page’s address now)/
		);
	} );

	test( 'chapters and transcript are asked for when opened, jump and follow', async ( {
		publish,
		visit,
		fakes,
	} ) => {
		const { url } = await publish(
			makePlayer( `${ HOST }/feed?page-extras` )
		);
		const page = await visit( url );
		const player = getPlayer( page );
		await player.getByText( 'Chapters', { exact: true } ).click();
		const chapters = player.getByRole( 'group' ).filter( {
			has: page.getByText( 'Chapters', { exact: true } ),
		} );
		await expect
			.poll( () => chapters.getByRole( 'button' ).count() )
			.toBeGreaterThan( 1 );
		expect( await fakes.log( 'audio.example.org' ) ).toEqual( [] );
		await chapters.getByRole( 'button' ).nth( 1 ).click();
		await expectPlaying( player );
		await expect( chapters.locator( 'li' ).nth( 1 ) ).toHaveAttribute(
			'aria-current',
			'true'
		);

		await player.getByText( 'Transcript', { exact: true } ).click();
		const transcript = player.getByRole( 'group' ).filter( {
			has: page.getByText( 'Transcript', { exact: true } ),
		} );
		await expect
			.poll( () => transcript.getByRole( 'button' ).count() )
			.toBeGreaterThan( 0 );
	} );

	test( 'an episode that is not there says so, with a way to it', async ( {
		publish,
		visit,
		allow,
	} ) => {
		allow( /audio\.example\.org/ );
		allow( /404/ );
		const { url } = await publish(
			makePlayer( `${ HOST }/feed/unavailable?page` )
		);
		const page = await visit( url );
		const player = getPlayer( page );
		await button( player, 'Play' ).click();
		await expect(
			player.getByText( 'Episode unavailable.' )
		).toBeVisible();
		await expect(
			player.getByRole( 'link', { name: 'Open in a new tab' } )
		).toHaveAttribute( 'href', /^https:/ );
		await expect( player.locator( '[aria-live]' ) ).toHaveText(
			'Error: Episode unavailable - Open in a new tab'
		);
		await player.getByRole( 'list' ).getByRole( 'button' ).nth( 1 ).click();
		await expectPlaying( player );
		await expect( player.getByText( 'Episode unavailable.' ) ).toBeHidden();
	} );

	test( 'of two players one is heard', async ( { publish, visit } ) => {
		const { url } = await publish(
			[ 1, 2 ]
				.map( ( number ) =>
					makePlayer( `${ HOST }/feed/plain?two-${ number }` )
				)
				.join( '\n\n' )
		);
		const page = await visit( url );
		const [ first, second ] = [ getPlayer( page ), getPlayer( page, 2 ) ];
		await button( first, 'Play' ).click();
		await expectPlaying( first );
		await button( second, 'Play' ).click();
		await expectPlaying( second );
		await expect( button( first, 'Play' ) ).toBeVisible();
	} );

	test( 'works by keyboard, from right to left and on a phone', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makePlayer( `${ HOST }/feed?page-keyboard` )
		);
		for ( const options of [
			{ rtl: true },
			{ width: 320, height: 640, reducedMotion: true },
		] ) {
			const page = await visit( url, options );
			const player = getPlayer( page );
			await button( player, 'Play' ).focus();
			await page.keyboard.press( 'Enter' );
			await expectPlaying( player );
			await player
				.getByRole( 'list' )
				.getByRole( 'button' )
				.nth( 1 )
				.focus();
			await page.keyboard.press( 'Space' );
			await expect(
				player.getByRole( 'list' ).getByRole( 'button' ).nth( 1 )
			).toHaveAttribute( 'aria-pressed', 'true' );
			const wide = await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			);
			expect( wide ).toBeLessThanOrEqual( 0 );
		}
	} );

	test( 'without script the newest plays and the others are links', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makePlayer( `${ HOST }/feed?page-no-script`, { itemsToShow: 2 } )
		);
		const page = await visit( url, { javaScript: false } );
		const player = getPlayer( page );
		await expect( player.locator( 'audio[controls]' ) ).toBeVisible();
		await expect( player.getByRole( 'button' ) ).toHaveCount( 0 );
		await expect(
			player.getByRole( 'list' ).getByRole( 'link' )
		).toHaveCount( 2 );
	} );

	test( 'a feed that can’t be had is a link', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			makePlayer( `${ HOST }/feed/empty?page` )
		);
		const page = await visit( url );
		await expect(
			page.getByRole( 'link', { name: `${ HOST }/feed/empty?page` } )
		).toBeVisible();
	} );
} );
