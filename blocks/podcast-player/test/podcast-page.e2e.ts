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
	test( 'plays, skips, and says so; nothing of the sound is asked for before', async ( {
		publish,
		visit,
		fakes,
	} ) => {
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
		await expect.poll( () => getTime( player ) ).toBeLessThan( before - 4 );

		const list = player.getByRole( 'list' );
		const second = list.getByRole( 'button' ).nth( 1 );
		await second.click();
		await expect( second ).toHaveAttribute( 'aria-pressed', 'true' );
		await expectPlaying( player );
		expect( await getTime( player ) ).toBeLessThan( 5 );
		await second.click();
		await expect( second ).toHaveAttribute( 'aria-pressed', 'false' );
		await expect( second ).toHaveAttribute( 'aria-current', 'true' );
	} );
} );
