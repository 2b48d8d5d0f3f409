/** From an empty page to a listener who hears an episode and subscribes. */
import {
	button,
	expectPlaying,
	getPlayer,
	HOST,
} from '../../../blocks/podcast-player/test/page-helpers';
import { expect, test } from '../fixtures';
import { forgetSubscribers } from './subscribers';
import { walk } from './walk';
import { beginPage, insertBlock, isNarrow, publishFromEditor } from './ways';

test(
	'a podcaster makes a page of the podcast, and a listener hears it and asks for news',
	{ tag: '@site' },
	async ( { admin, editor, page, requestUtils, visit } ) => {
		const email = `listener${ Date.now() }@example.org`;
		const way = walk( page, 'podcast-page' );
		await way.step( 'add a page', () =>
			beginPage( { admin, editor, page, way }, 'Listen' )
		);
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Podcast Player',
		} );
		await way.step( 'pattern', async () => {
			await insertBlock( page, way, 'podcast', 'Podcast page' );
			await expect(
				block.getByRole( 'textbox', { name: 'Podcast URL' } )
			).toBeVisible();
		} );
		await way.step( 'feed', async () => {
			await way.fill(
				block.getByRole( 'textbox', { name: 'Podcast URL' } ),
				`${ HOST }/feed?walk`
			);
			await way.press( 'Enter' );
			await expect( block.getByRole( 'listitem' ) ).toHaveCount( 5 );
		} );
		let url = '';
		await way.step( 'published', async () => {
			url = await publishFromEditor( page, way );
		} );
		const visitor = await visit( url, { width: 390, height: 844 } );
		way.turnTo( visitor );
		const player = getPlayer( visitor );
		await way.step( 'heard', async () => {
			await way.click( button( player, 'Play' ) );
			await expectPlaying( player );
			expect( await isNarrow( visitor ) ).toBe( true );
		} );
		await way.step( 'another episode', async () => {
			await way.click(
				player.locator( '.jetpack-podcast-player__link' ).nth( 2 )
			);
			await expectPlaying( player );
		} );
		try {
			await way.step( 'news', async () => {
				await way.fill(
					visitor.getByPlaceholder( 'Type your email' ),
					email
				);
				await way.click(
					visitor.getByRole( 'button', { name: 'Subscribe' } )
				);
				await expect( visitor.getByText( /^Success!/ ) ).toBeVisible();
			} );
		} finally {
			await forgetSubscribers( requestUtils, email );
		}
		way.end( 13 );
	}
);
