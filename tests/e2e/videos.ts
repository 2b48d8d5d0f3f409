/**
 * Hosted videos for tests: a film of our own making, forty seconds of a tide with the time in the picture.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
	expect,
	type RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';
import { audit } from '../sweeps/axe';

/** How the film's files are called. */
export const TIDE = 'tide';

export type VideoOptions = {
	title?: string;
	isPrivate?: boolean;
	tracks?: { kind: string; label: string; text: string }[];
};

let made = 0;

/**
 * Puts a film into the media library, as its owner would.
 *
 * @param requestUtils Requests of the administrator.
 * @param options      What it is called, who may watch it, what goes with it.
 * @return Its number, guid and the address of its player.
 */
export async function makeVideo(
	requestUtils: RequestUtils,
	{ title = 'Ebb tide', isPrivate = false, tracks = [] }: VideoOptions = {}
): Promise< { id: number; guid: string; player: string } > {
	const media = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/media',
		headers: {
			'Content-Type': 'video/webm',
			'Content-Disposition': `attachment; filename="${ TIDE }-${ process.pid }-${ made++ }.webm"`,
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

/** The video of a player's page. */
export const getVideo = ( page: Page ): Locator => page.locator( 'video' );

/** What the browser says of it. */
export const readVideo = (
	page: Page,
	name: 'currentTime' | 'paused' | 'muted' | 'volume'
): Promise< unknown > =>
	getVideo( page ).evaluate(
		( video: HTMLVideoElement, key ) => video[ key ],
		name
	);

/** Waits until the browser knows how long the film is. */
export const waitForLength = ( page: Page ): Promise< void > =>
	expect( page.locator( '.time' ) ).toHaveText( '0:00 / 0:40' );

/** Audits a player's page, whose policy lets no other script in. */
export async function auditPlayer( page: Page ): Promise< string[] > {
	await page.evaluate(
		fs.readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' )
	);
	return audit( page, 'body' );
}

/**
 * The player in a page.
 *
 * @param page  A visitor's page.
 * @param block Selector of the block.
 * @return Its frame, and what presses Play and waits until it plays.
 */
export function getFilmFrame( page: Page, block: string ) {
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
