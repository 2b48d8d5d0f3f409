import { expect, type Locator, type Page } from '@playwright/test';

/** Where the fake podcast is; a query of its own gives a test a feed that no other has cached. */
export const HOST = 'https://podcast.example.org';

/** Saved content of a player. */
export function makePlayer(
	url: string,
	attributes: Record< string, unknown > = {}
): string {
	return `<!-- wp:jetpack/podcast-player ${ JSON.stringify( {
		url,
		...attributes,
	} ) } -->
<a class="wp-block-jetpack-podcast-player jetpack-podcast-player__direct-link" href="${ url }">${ url }</a>
<!-- /wp:jetpack/podcast-player -->`;
}

export const getPlayer = ( page: Page, number = 1 ): Locator =>
	page.getByRole( 'region', {
		name:
			number === 1 ? /^Podcast player: / : `Podcast player ${ number }: `,
	} );

export const button = ( within: Locator, name: string ): Locator =>
	within.getByRole( 'button', { name, exact: true } );

/** Where the sound is, in seconds. */
export const getTime = ( player: Locator ): Promise< number > =>
	player
		.locator( 'audio' )
		.evaluate( ( audio: HTMLAudioElement ) => audio.currentTime );

/** Waits until it is heard. */
export async function expectPlaying( player: Locator ): Promise< void > {
	await expect( button( player, 'Pause' ) ).toBeVisible();
	await expect.poll( () => getTime( player ) ).toBeGreaterThan( 0 );
}
