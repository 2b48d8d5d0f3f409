/** Galleries, related posts, a story and the WhatsApp button in the editor, by keyboard alone; other embeds are in keyboard-embeds.e2e.ts. */
import {
	connect,
	FERRY,
	NAME,
} from '../../blocks/instagram-gallery/test/page-helpers';
import {
	makeRelated,
	makeTopic,
} from '../../blocks/related-posts/test/page-helpers';
import { makeStory } from '../../blocks/story/test/page-helpers';
import { makeGallery } from '../../blocks/tiled-gallery/test/page-helpers';
import { audit } from '../sweeps/axe';
import { expect, test } from './fixtures';
import { KeyboardAuthor } from './keyboard-author';
import { matchRoute } from './keyboard-loading';

const CONNECTIONS_ROUTE = matchRoute(
	'wpcom/v2/instagram-gallery/connections'
);
const RELATED_POSTS_ROUTE = matchRoute( 'wpcom/v2/related-posts' );
const GEO_ROUTE = matchRoute( 'mainstreet/v1/geo' );

test.describe( 'By keyboard alone, in the editor', () => {
	test( 'instagram-gallery asks for an account, lists those there are, and shows one', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		await connect( page, requestUtils, FERRY );
		await connect( page, requestUtils );
		let hasNoAccounts = true;
		await page.route( CONNECTIONS_ROUTE, ( route ) =>
			hasNoAccounts ? route.fulfill( { json: [] } ) : route.fallback()
		);
		const author = await KeyboardAuthor.inNewPost(
			{ admin, editor, page },
			'jetpack/instagram-gallery'
		);
		await author.insertBlock( 'instagram', 'Latest Instagram Posts' );
		await author.auditState( 'no account' );

		hasNoAccounts = false;
		await author.setContent( '<!-- wp:jetpack/instagram-gallery /-->' );
		const account = author.block.getByRole( 'radio', {
			name: `@${ NAME }`,
		} );
		await account.waitFor();
		await author.auditState( 'accounts' );
		await author.selectBlock();
		// Tab reaches the first radio button, arrow keys the others.
		await author.moveFocusTo( author.block.getByRole( 'radio' ).first() );
		await author.pressKeys( 'Space' );
		const otherAccount = author.block.getByRole( 'radio', {
			name: `@${ FERRY.name }`,
		} );
		await author.moveFocusTo( otherAccount, 'ArrowDown' );
		await expect( otherAccount ).toBeChecked();
		await author.moveFocusTo( account, 'ArrowDown' );
		await expect( account ).toBeChecked();
		await author.activate( author.block.getByRole( 'button' ) );
		await expect( author.block.getByRole( 'img' ) ).toHaveCount( 9 );
		await author.expectFocusWithin( 'pictures' );
		await author.auditState( 'pictures', { toolbar: true, sidebar: true } );
		await author.selectBlock();
		await author.activate(
			page.getByRole( 'button', { name: 'Disconnect your account' } )
		);
		await expect( account ).toBeVisible();
		expect( author.problems ).toEqual( [] );
	} );

	test( 'whatsapp-button is written on, and its number filled in from the toolbar', async ( {
		admin,
		editor,
		page,
	} ) => {
		await page.route( GEO_ROUTE, ( route ) =>
			route.fulfill( { json: { country_short: 'NL' } } )
		);
		const author = await KeyboardAuthor.inNewPost(
			{ admin, editor, page },
			'jetpack/whatsapp-button'
		);
		await author.insertBlock( 'whatsapp', 'WhatsApp Button' );
		await author.auditState( 'as inserted', {
			toolbar: true,
			sidebar: true,
		} );
		await author.activateToolbarButton( 'Edit phone number' );
		const popover = page.locator( '.mainstreet-whatsapp' );
		const phone = popover.getByRole( 'textbox', { name: 'Phone number' } );
		await author.moveFocusTo( phone );
		await page.keyboard.type( 'call me' );
		await expect( phone ).toHaveAccessibleDescription(
			'Please enter a valid phone number.'
		);
		await author.auditTabOrder( 'wrong number', '.mainstreet-whatsapp', {
			startsInside: true,
			wraps: true,
		} );
		expect( await audit( page, '.mainstreet-whatsapp' ) ).toEqual( [] );
		await author.pressKeys( 'Escape' );
		await expect( popover ).toHaveCount( 0 );
		await expect(
			page.getByRole( 'button', { name: 'Edit phone number' } )
		).toBeFocused();
		expect( author.problems ).toEqual( [] );
	} );

	test( 'story asks for slides, shows them, and lets them be moved and removed', async ( {
		admin,
		editor,
		page,
	} ) => {
		const author = await KeyboardAuthor.inNewPost(
			{ admin, editor, page },
			'jetpack/story'
		);
		await author.insertBlock( 'story', 'Story' );
		await author.auditState( 'placeholder' );
		await author.setContent( makeStory( [ 1, 2, 3 ] ) );
		await author.selectBlock();
		await author.auditState( 'slides', { toolbar: true, sidebar: true } );
		await author.selectBlock();
		await author.activate(
			author.block.getByRole( 'button', { name: 'Move slide forward' } )
		);
		await expect(
			author.block.getByRole( 'group', { name: 'Slide 2 of 3' } ).last()
		).toBeVisible();
		await author.expectFocusWithin( 'moved' );
		await author.moveFocusTo(
			author.block.getByRole( 'button', { name: 'Remove slide' } )
		);
		await author.pressKeys( 'Enter', 'Enter', 'Enter' );
		await author.expectFocusWithin( 'removed' );
		await expect(
			author.block.getByText( 'Drag and drop images and videos' )
		).toBeVisible();
		expect( author.problems ).toEqual( [] );
	} );

	test( 'tiled-gallery asks for pictures, shows them, and lets them be chosen, moved and removed', async ( {
		admin,
		editor,
		page,
	} ) => {
		const author = await KeyboardAuthor.inNewPost(
			{ admin, editor, page },
			'jetpack/tiled-gallery'
		);
		await author.insertBlock( 'tiled', 'Tiled Gallery' );
		await author.auditState( 'placeholder' );
		await author.setContent(
			makeGallery( [ [ [ 1 ], [ 2 ] ], [ [ 3 ] ] ], { linkTo: 'custom' } )
		);
		await author.selectBlock();
		await author.auditState( 'pictures', { toolbar: true, sidebar: true } );
		await author.selectBlock();
		const first = author.block.getByRole( 'button', {
			name: 'Image 1 of 3: Picture 1',
		} );
		await author.activate( first );
		await author.auditState( 'picture chosen', { sidebar: true } );
		await author.selectBlock();
		await author.moveFocusTo( first );
		await author.pressKeys( 'Enter', 'Shift+ArrowRight' );
		await expect(
			author.block.getByRole( 'button', {
				name: 'Image 2 of 3: Picture 1',
			} )
		).toBeFocused();
		await author.pressKeys( 'Delete' );
		await author.expectFocusWithin( 'removed' );
		await expect( author.block.locator( 'img' ) ).toHaveCount( 2 );
		await author.activateToolbarButton( 'Image filter' );
		const menu = page.getByRole( 'menu', { name: 'Image filter' } );
		await author.moveFocusTo(
			menu.getByRole( 'menuitemradio', { name: 'Sepia' } ),
			'ArrowDown'
		);
		expect( await audit( page, '[role="menu"]' ) ).toEqual( [] );
		await author.pressKeys( 'Enter' );
		expect( await editor.getEditedPostContent() ).toContain(
			'"imageFilter":"sepia"'
		);
		expect( author.problems ).toEqual( [] );
	} );

	test( 'related-posts says why there are none, asks again, and lists them', async ( {
		admin,
		allow,
		editor,
		page,
		requestUtils,
	}, { parallelIndex } ) => {
		allow( /related-posts|500/ );
		let isFailing = false;
		await page.route( RELATED_POSTS_ROUTE, ( route ) =>
			isFailing
				? route.fulfill( {
						status: 500,
						json: { code: 'x', message: 'x' },
					} )
				: route.fallback()
		);
		const author = await KeyboardAuthor.inNewPost(
			{ admin, editor, page },
			'jetpack/related-posts'
		);
		await author.insertBlock( 'related', 'Related Posts' );
		await expect(
			author.block.getByText( /Preview unavailable/ )
		).toBeVisible();
		await author.auditState( 'too few', { toolbar: true, sidebar: true } );

		const topic = await makeTopic( requestUtils, parallelIndex );
		await topic.add( 'The other' );
		const { id } = await topic.add( 'The one', { content: makeRelated() } );
		isFailing = true;
		await editor.saveDraft();
		await admin.editPost( id );
		const reopened = await KeyboardAuthor.forExistingBlock(
			page,
			'jetpack/related-posts'
		);
		await reopened.auditState( 'failed' );
		isFailing = false;
		await reopened.selectBlock();
		await reopened.activate(
			reopened.block.getByRole( 'button', { name: 'Try again' } )
		);
		await expect( reopened.block.getByText( 'The other' ) ).toBeVisible();
		await reopened.expectFocusWithin( 'list' );
		await reopened.auditState( 'list' );
		expect( [ ...author.problems, ...reopened.problems ] ).toEqual( [] );
	} );
} );
