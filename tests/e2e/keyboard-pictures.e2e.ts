/** Pictures, lists, a story and a button to write to, in the editor by keyboard alone; the other embeds are in keyboard-embeds.e2e.ts. */
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

const CONNECTIONS =
	/wpcom(?:\/|%2F)v2(?:\/|%2F)instagram-gallery(?:\/|%2F)connections/;
const RELATED = /wpcom(?:\/|%2F)v2(?:\/|%2F)related-posts/;
const GEO = /mainstreet(?:\/|%2F)v1(?:\/|%2F)geo/;

test.describe( 'By keyboard alone, in the editor', () => {
	test( 'instagram-gallery asks for an account, lists those there are, and shows one', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		await connect( page, requestUtils, FERRY );
		await connect( page, requestUtils );
		let isNew = true;
		await page.route( CONNECTIONS, ( route ) =>
			isNew ? route.fulfill( { json: [] } ) : route.fallback()
		);
		const author = await KeyboardAuthor.begin(
			{ admin, editor, page },
			'jetpack/instagram-gallery'
		);
		await author.insert( 'instagram', 'Latest Instagram Posts' );
		await author.look( 'no account' );

		isNew = false;
		await author.put( '<!-- wp:jetpack/instagram-gallery /-->' );
		const own = author.block.getByRole( 'radio', { name: `@${ NAME }` } );
		await own.waitFor();
		await author.look( 'accounts' );
		await author.enter();
		// Tab leads to the first of them, arrows to the others: to another account, and on to this one.
		await author.go( author.block.getByRole( 'radio' ).first() );
		await author.press( 'Space' );
		const other = author.block.getByRole( 'radio', {
			name: `@${ FERRY.name }`,
		} );
		await author.go( other, 'ArrowDown' );
		await expect( other ).toBeChecked();
		await author.go( own, 'ArrowDown' );
		await expect( own ).toBeChecked();
		await author.go( author.block.getByRole( 'button' ) );
		await author.press( 'Enter' );
		await expect( author.block.getByRole( 'img' ) ).toHaveCount( 9 );
		await author.expectFocusWithin( 'pictures' );
		await author.look( 'pictures', { toolbar: true, sidebar: true } );
		await author.enter();
		await author.go(
			page.getByRole( 'button', { name: 'Disconnect your account' } )
		);
		await author.press( 'Enter' );
		await expect( own ).toBeVisible();
		expect( author.findings ).toEqual( [] );
	} );

	test( 'whatsapp-button is written on, and its number filled in from the toolbar', async ( {
		admin,
		editor,
		page,
	} ) => {
		await page.route( GEO, ( route ) =>
			route.fulfill( { json: { country_short: 'NL' } } )
		);
		const author = await KeyboardAuthor.begin(
			{ admin, editor, page },
			'jetpack/whatsapp-button'
		);
		await author.insert( 'whatsapp', 'WhatsApp Button' );
		await author.look( 'as inserted', { toolbar: true, sidebar: true } );
		await author.useTool( 'Edit phone number' );
		const popover = page.locator( '.mainstreet-whatsapp' );
		const phone = popover.getByRole( 'textbox', { name: 'Phone number' } );
		await author.go( phone );
		await page.keyboard.type( 'call me' );
		await expect( phone ).toHaveAccessibleDescription(
			'Please enter a valid phone number.'
		);
		await author.walk( 'wrong number', '.mainstreet-whatsapp', {
			isBegun: true,
			isRing: true,
		} );
		expect( await audit( page, '.mainstreet-whatsapp' ) ).toEqual( [] );
		await author.press( 'Escape' );
		await expect( popover ).toHaveCount( 0 );
		await expect(
			page.getByRole( 'button', { name: 'Edit phone number' } )
		).toBeFocused();
		expect( author.findings ).toEqual( [] );
	} );

	test( 'story asks for slides, shows them, and lets them be moved and removed', async ( {
		admin,
		editor,
		page,
	} ) => {
		const author = await KeyboardAuthor.begin(
			{ admin, editor, page },
			'jetpack/story'
		);
		await author.insert( 'story', 'Story' );
		await author.look( 'placeholder' );
		await author.put( makeStory( [ 1, 2, 3 ] ) );
		await author.enter();
		await author.look( 'slides', { toolbar: true, sidebar: true } );
		await author.enter();
		await author.go(
			author.block.getByRole( 'button', { name: 'Move slide forward' } )
		);
		await author.press( 'Enter' );
		await expect(
			author.block.getByRole( 'group', { name: 'Slide 2 of 3' } ).last()
		).toBeVisible();
		await author.expectFocusWithin( 'moved' );
		await author.go(
			author.block.getByRole( 'button', { name: 'Remove slide' } )
		);
		await author.press( 'Enter', 'Enter', 'Enter' );
		await author.expectFocusWithin( 'removed' );
		await expect(
			author.block.getByText( 'Drag and drop images and videos' )
		).toBeVisible();
		expect( author.findings ).toEqual( [] );
	} );

	test( 'tiled-gallery asks for pictures, shows them, and lets them be chosen, moved and removed', async ( {
		admin,
		editor,
		page,
	} ) => {
		const author = await KeyboardAuthor.begin(
			{ admin, editor, page },
			'jetpack/tiled-gallery'
		);
		await author.insert( 'tiled', 'Tiled Gallery' );
		await author.look( 'placeholder' );
		await author.put(
			makeGallery( [ [ [ 1 ], [ 2 ] ], [ [ 3 ] ] ], { linkTo: 'custom' } )
		);
		await author.enter();
		await author.look( 'pictures', { toolbar: true, sidebar: true } );
		await author.enter();
		const first = author.block.getByRole( 'button', {
			name: 'Image 1 of 3: Picture 1',
		} );
		await author.go( first );
		await author.press( 'Enter' );
		await author.look( 'picture chosen', { sidebar: true } );
		await author.enter();
		await author.go( first );
		await author.press( 'Enter', 'Shift+ArrowRight' );
		await expect(
			author.block.getByRole( 'button', {
				name: 'Image 2 of 3: Picture 1',
			} )
		).toBeFocused();
		await author.press( 'Delete' );
		await author.expectFocusWithin( 'removed' );
		await expect( author.block.locator( 'img' ) ).toHaveCount( 2 );
		await author.useTool( 'Image filter' );
		const menu = page.getByRole( 'menu', { name: 'Image filter' } );
		await author.go(
			menu.getByRole( 'menuitemradio', { name: 'Sepia' } ),
			'ArrowDown'
		);
		expect( await audit( page, '[role="menu"]' ) ).toEqual( [] );
		await author.press( 'Enter' );
		expect( await editor.getEditedPostContent() ).toContain(
			'"imageFilter":"sepia"'
		);
		expect( author.findings ).toEqual( [] );
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
		await page.route( RELATED, ( route ) =>
			isFailing
				? route.fulfill( {
						status: 500,
						json: { code: 'x', message: 'x' },
					} )
				: route.fallback()
		);
		const author = await KeyboardAuthor.begin(
			{ admin, editor, page },
			'jetpack/related-posts'
		);
		await author.insert( 'related', 'Related Posts' );
		await expect(
			author.block.getByText( /Preview unavailable/ )
		).toBeVisible();
		await author.look( 'too few', { toolbar: true, sidebar: true } );

		const topic = await makeTopic( requestUtils, parallelIndex );
		await topic.add( 'The other' );
		const { id } = await topic.add( 'The one', { content: makeRelated() } );
		isFailing = true;
		await editor.saveDraft();
		await admin.editPost( id );
		const again = await KeyboardAuthor.at( page, 'jetpack/related-posts' );
		await again.look( 'failed' );
		isFailing = false;
		await again.enter();
		await again.go(
			again.block.getByRole( 'button', { name: 'Try again' } )
		);
		await again.press( 'Enter' );
		await expect( again.block.getByText( 'The other' ) ).toBeVisible();
		await again.expectFocusWithin( 'list' );
		await again.look( 'list' );
		expect( [ ...author.findings, ...again.findings ] ).toEqual( [] );
	} );
} );
