/**
 * Hosted videos for tests: a 40-second video of a tide that shows the current time.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
	expect,
	type RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';
import { audit } from '../sweeps/axe';

/** Beginning of the file name of each uploaded test video. */
export const TEST_VIDEO_NAME = 'tide';

export type VideoOptions = {
	title?: string;
	isPrivate?: boolean;
	tracks?: { kind: string; label: string; text: string }[];
};

let made = 0;

/**
 * Uploads the test video to the media library.
 *
 * @param requestUtils Requests of the administrator.
 * @param options      Title, visibility and text tracks.
 * @return Attachment ID, GUID and the URL of the player page.
 */
export async function uploadVideo(
	requestUtils: RequestUtils,
	{ title = 'Ebb tide', isPrivate = false, tracks = [] }: VideoOptions = {}
): Promise< { id: number; guid: string; player: string } > {
	const media = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/media',
		headers: {
			'Content-Type': 'video/webm',
			'Content-Disposition': `attachment; filename="${ TEST_VIDEO_NAME }-${ process.pid }-${ made++ }.webm"`,
		},
		data: fs.readFileSync( path.join( __dirname, 'films/tide.webm' ) ),
	} );
	await requestUtils.rest( {
		method: 'POST',
		path: '/wpcom/v2/videopress/meta',
		data: { id: media.id, title, privacy_setting: isPrivate ? 1 : 0 },
	} );
	const { jetpack_videopress: video } = await requestUtils.rest< {
		jetpack_videopress: { guid: string };
	} >( { path: `/wp/v2/media/${ media.id }?context=edit` } );
	for ( const { kind, label, text } of tracks ) {
		await requestUtils.rest( {
			method: 'POST',
			path: `/mainstreet/v1/videos/${ video.guid }/tracks`,
			multipart: {
				kind,
				srclang: 'en',
				label,
				vtt: {
					name: 'words.vtt',
					mimeType: 'text/vtt',
					buffer: Buffer.from( text ),
				},
			},
		} );
	}
	return {
		id: media.id,
		guid: video.guid,
		player: `/?mainstreet_video=${ video.guid }`,
	};
}

/** The video element of a player page. */
export const getVideo = ( page: Page ): Locator => page.locator( 'video' );

/** Reads a property of the video element. */
export const readVideoProperty = (
	page: Page,
	name: 'currentTime' | 'paused' | 'muted' | 'volume'
): Promise< unknown > =>
	getVideo( page ).evaluate(
		( video: HTMLVideoElement, key ) => video[ key ],
		name
	);

/** Waits until the player shows the duration of the test video. */
export const waitForDuration = ( page: Page ): Promise< void > =>
	expect( page.locator( '.time' ) ).toHaveText( '0:00 / 0:40' );

/** Runs axe on a player page. Its content security policy allows no other script, so the code is evaluated directly. */
export async function auditPlayer( page: Page ): Promise< string[] > {
	await page.evaluate(
		fs.readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' )
	);
	return audit( page, 'body' );
}

/**
 * The player that a block embeds in a page.
 *
 * @param page  A visitor's page.
 * @param block Selector of the block.
 * @return The iframe, and `play()`, which presses Play and waits until the video plays.
 */
export function getPlayerFrame( page: Page, block: string ) {
	const frame = page.locator( `${ block } iframe` );
	const inside = page.frameLocator( `${ block } iframe` );
	return {
		frame,
		play: async () => {
			await inside
				.getByRole( 'button', { name: 'Play', exact: true } )
				.first()
				.click();
			await expect
				.poll( () =>
					inside
						.locator( 'video' )
						.evaluate( ( video: HTMLVideoElement ) => video.paused )
				)
				.toBe( false );
		},
	};
}
