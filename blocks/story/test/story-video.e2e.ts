import fs from 'node:fs';
import type { Locator } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { getPictures } from '@tests/e2e/demo';
import { expect, test } from '@tests/e2e/fixtures';
import { button, expectSlide, getStory } from './page-helpers';
import { hasVideo, makeVideo } from './video';

/** A story of a video and a picture. */
function makeStory(
	video: { id: number; source_url: string },
	settings: Record< string, unknown >
): string {
	const [ picture ] = getPictures();
	const mediaFiles = [
		{
			id: video.id,
			url: video.source_url,
			type: 'video',
			mime: 'video/webm',
			alt: 'Colours',
		},
		{
			id: picture?.id,
			url: picture?.url,
			type: 'image',
			mime: 'image/jpeg',
			alt: 'Picture 1',
		},
	].map( ( file ) => ( { title: '', caption: '', ...file } ) );
	return `<!-- wp:jetpack/story ${ JSON.stringify( { mediaFiles, settings } ) } -->\n<div class="wp-story wp-block-jetpack-story"></div>\n<!-- /wp:jetpack/story -->`;
}

const upload = async ( requestUtils: RequestUtils, file: string ) =>
	requestUtils.uploadMedia( file );

/** What a video does; its own controls are not for a story. */
const read = ( video: Locator ) =>
	video.evaluate(
		( {
			currentTime,
			ended,
			muted,
			paused,
			volume,
		}: HTMLVideoElement ) => ( {
			isRunning: currentTime > 0 && ! paused,
			ended,
			muted,
			paused,
			volume,
		} )
	);

test.describe( 'A video of a story', () => {
	test( 'plays, is muted, paused and played to its end by a visitor', async ( {
		publish,
		requestUtils,
		visit,
	}, testInfo ) => {
		const studio = await visit( '/' );
		test.skip(
			! ( await hasVideo( studio ) ),
			'This browser is built without videos.'
		);
		const file = testInfo.outputPath( 'colours.webm' );
		fs.writeFileSync( file, await makeVideo( studio ) );
		const media = await upload( requestUtils, file );
		const { url } = await publish( makeStory( media, { imageTime: 1 } ) );
		const page = await visit( url );
		const story = getStory( page );
		const video = story.locator( 'video' );
		// Without a poster, the first frame is what stands there.
		await expect
			.poll( () =>
				video.evaluate(
					( { readyState }: HTMLVideoElement ) => readyState
				)
			)
			.toBeGreaterThan( 0 );
		expect( await read( video ) ).toMatchObject( { paused: true } );

		await button( story, 'Play: Story' ).click();
		const dialog = page.getByRole( 'dialog' );
		const film = dialog.locator( 'video' );
		await expect
			.poll( () => read( film ) )
			.toMatchObject( {
				isRunning: true,
				muted: false,
				volume: 0.8,
			} );
		await page.keyboard.press( 'Space' );
		await expect
			.poll( () => read( film ) )
			.toMatchObject( { paused: true } );
		await button( dialog, 'Mute' ).click();
		await expect
			.poll( () => read( film ) )
			.toMatchObject( { muted: true } );
		await expect( button( dialog, 'Unmute' ) ).toBeVisible();
		await button( dialog, 'Play' ).click();
		await expectSlide( dialog, '2 of 2' );
		await expect( dialog ).toBeHidden();
		// From its start again.
		await button( story, 'Play again: Story' ).click();
		await expect
			.poll( () => read( film ) )
			.toMatchObject( {
				isRunning: true,
				muted: true,
			} );
	} );
} );
