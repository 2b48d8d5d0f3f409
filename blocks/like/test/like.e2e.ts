/** Like and sharing buttons, from the editor to visitors with and without script. */
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const SHARING = `<!-- wp:jetpack/sharing-buttons -->
<ul class="wp-block-jetpack-sharing-buttons has-normal-icon-size jetpack-sharing-buttons__services-list"><!-- wp:jetpack/sharing-button {"service":"bluesky"} /-->

<!-- wp:jetpack/sharing-button {"service":"link"} /--></ul>
<!-- /wp:jetpack/sharing-buttons -->`;
const BOTH = `<!-- wp:jetpack/like /-->\n\n${ SHARING }`;

const heart = ( page: Page ) =>
	page.locator( '.entry-content' ).getByRole( 'button', { name: 'Like' } );
const count = ( page: Page ) =>
	page.locator( '.entry-content .mainstreet-like__count b' );

test(
	'an author puts both into a post; visitors like it once each, and take it back',
	{ tag: '@main' },
	async ( { admin, editor, page, visit } ) => {
		await admin.createNewPost( { title: 'Fresh rye' } );
		await editor.insertBlock( { name: 'jetpack/like' } );
		await editor.insertBlock( { name: 'jetpack/sharing-buttons' } );
		await editor.saveDraft();
		await page.reload();
		const content = await editor.getEditedPostContent();
		expect( content ).toContain( '<!-- wp:jetpack/like /-->' );
		expect( content ).toContain( '<!-- wp:jetpack/sharing-buttons' );
		const id = await editor.publishPost();

		const first = await visit( `/?p=${ id }` );
		await expect( count( first ) ).toHaveText( '0' );
		await heart( first ).click();
		await expect( heart( first ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect( count( first ) ).toHaveText( '1' );
		expect( await audit( first, '.entry-content' ) ).toEqual( [] );
		await first.reload();
		await heart( first ).scrollIntoViewIfNeeded();
		await expect( heart( first ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);

		const second = await visit( `/?p=${ id }` );
		await heart( second ).focus();
		await second.keyboard.press( 'Enter' );
		await expect( count( second ) ).toHaveText( '2' );
		await second.keyboard.press( 'Space' );
		await expect( count( second ) ).toHaveText( '1' );
	}
);

test( 'a link is copied with a word about it, others are plain links; both fit a phone from right to left', async ( {
	publish,
	visit,
} ) => {
	const { url } = await publish( BOTH );
	const page = await visit( url, { width: 390, rtl: true } );
	const list = page.getByRole( 'list', { name: 'Share this post' } );
	await expect(
		list.getByRole( 'link', { name: 'Bluesky' } )
	).toHaveAttribute( 'rel', 'nofollow noopener noreferrer' );
	await page.context().grantPermissions( [ 'clipboard-write' ] );
	await list.getByRole( 'link', { name: 'Copy link' } ).click();
	await expect( list.getByRole( 'status' ) ).not.toBeEmpty();
	// The word fades: it is looked at as it was at first.
	await list.getByRole( 'status' ).evaluate( ( word ) =>
		word.getAnimations().forEach( ( animation ) => {
			animation.currentTime = 0;
			animation.pause();
		} )
	);
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	expect( await audit( page, '.entry-content' ) ).toEqual( [] );
} );
