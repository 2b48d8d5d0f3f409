/** Embeds, players and pictures for visitors whose device asks for less motion. */
import type { Page } from '@playwright/test';
import { makeStory } from '../../blocks/story/test/page-helpers';
import { makeGallery } from '../../blocks/tiled-gallery/test/page-helpers';
import { KEYS, scrollThrough } from '../sweeps/page';
import { EMBED_SLUGS } from './embed-blocks';
import { readDemos } from './demo';
import { expect, test } from './fixtures';
import { waitForAnimationFrames } from './keyboard-focus';

type RecordingWindow = { mainstreetMoved?: string[] };

/** Records the CSS animations and transitions that start. */
const recordMotion = async ( page: Page ): Promise< void > => {
	await page.addInitScript( () => {
		const moved: string[] = [];
		const recording = window as RecordingWindow;
		recording.mainstreetMoved = moved;
		const record = ( event: AnimationEvent | TransitionEvent ) =>
			moved.push(
				'animationName' in event
					? event.animationName
					: event.propertyName
			);
		addEventListener( 'animationstart', record, true );
		addEventListener( 'transitionrun', record, true );
	} );
};
const readRecordedMotion = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const recording = window as RecordingWindow;
		return recording.mainstreetMoved ?? [];
	} );

test.describe( 'With less motion', () => {
	test( 'nothing of a page moves by itself', async ( { publish, visit } ) => {
		const demos = readDemos();
		const { url } = await publish(
			[
				...EMBED_SLUGS.map( ( slug ) => demos[ slug ] ?? '' ),
				makeStory( [ 1, 2 ], { playOnLoad: true, imageTime: 1 } ),
			].join( '\n\n' )
		);
		const page = await visit( url, {
			options: KEYS,
			reducedMotion: true,
			prepare: recordMotion,
		} );
		await scrollThrough( page );
		await page.evaluate( waitForAnimationFrames );
		expect( await readRecordedMotion( page ) ).toEqual( [] );
		expect(
			await page.evaluate( () =>
				[ ...document.querySelectorAll( 'audio, video' ) ].filter(
					( media ) => ! ( media as HTMLMediaElement ).paused
				)
			)
		).toEqual( [] );
		await expect(
			page.getByRole( 'button', { name: 'Play: Story' } )
		).toHaveCount( 2 );
	} );

	for ( const { reducedMotion, lightbox, slide } of [
		{ reducedMotion: true, lightbox: [], slide: [] },
		{
			reducedMotion: false,
			lightbox: [ 'mainstreet-lightbox' ],
			slide: [ 'wp-story-appear' ],
		},
	] ) {
		test( `pictures and slides ${
			reducedMotion ? 'are simply there' : 'fade in where nobody minds'
		}`, async ( { publish, visit } ) => {
			const { url } = await publish(
				makeGallery( [ [ [ 1 ], [ 2 ] ] ] ) + makeStory( [ 3, 4 ] )
			);
			const page = await visit( url, {
				reducedMotion,
				options: {
					mainstreet_settings: { tiled_gallery_lightbox: true },
				},
				prepare: recordMotion,
			} );
			const ofPlugin = async () =>
				( await readRecordedMotion( page ) ).filter( ( name ) =>
					/^(?:mainstreet|wp-story-appear)/.test( name )
				);
			await page
				.getByRole( 'link', { name: 'Picture 1' } )
				.press( 'Enter' );
			const pictures = page.getByRole( 'dialog', { name: 'Images' } );
			await expect( pictures ).toBeVisible();
			await page.evaluate( waitForAnimationFrames );
			// On a busy machine a picture begins to fade in a frame later.
			await expect
				.poll( async () => ( await ofPlugin() ).filter( isLightbox ) )
				.toEqual( lightbox );
			await page.keyboard.press( 'Escape' );
			await expect( pictures ).toHaveCount( 0 );

			await page
				.getByRole( 'button', { name: 'Play: Story' } )
				.press( 'Enter' );
			await page.keyboard.press( 'ArrowRight' );
			await expect(
				page.getByRole( 'group', { name: '2 of 2' } )
			).toBeVisible();
			await page.evaluate( waitForAnimationFrames );
			await expect
				.poll( async () => [
					...new Set(
						( await ofPlugin() ).filter(
							( name ) => ! isLightbox( name )
						)
					),
				] )
				.toEqual( slide );
		} );
	}
} );

function isLightbox( name: string ): boolean {
	return name === 'mainstreet-lightbox';
}
