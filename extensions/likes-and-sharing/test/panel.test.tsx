import apiFetch from '@wordpress/api-fetch';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPostActions, usePost } from '@shared/post-editor';
import { Settings } from '../panel';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );
jest.mock( '@shared/post-editor', () => ( {
	getPostActions: jest.fn(),
	usePost: jest.fn(),
} ) );

const editPost = jest.fn();

const request = jest.mocked( apiFetch );

/** What the server printed. */
const print = ( below: object, mayChange = true ) =>
	Object.assign( window, {
		mainstreetBlocks: { likesAndSharing: { below, mayChange } },
	} );

function show( fields: Record< string, unknown >, type = 'post' ) {
	jest.mocked( getPostActions ).mockReturnValue( { editPost } as never );
	jest.mocked( usePost ).mockImplementation( ( _names, read ) =>
		read( {
			getEditedPostAttribute: ( name: string ) => fields[ name ],
			getCurrentPostType: () => type,
		} as never )
	);
	render( <Settings /> );
}

describe( 'Likes and Sharing', () => {
	beforeEach( () => {
		editPost.mockReset();
		request.mockReset();
		print( {} );
	} );

	it( 'shows both choices as the post has them, and changes the post', async () => {
		show( { jetpack_likes_enabled: true, jetpack_sharing_enabled: false } );
		const likes = screen.getByRole( 'checkbox', { name: 'Show likes.' } );
		const sharing = screen.getByRole( 'checkbox', {
			name: 'Show sharing buttons',
		} );
		expect( likes ).toBeChecked();
		expect( sharing ).not.toBeChecked();
		await userEvent.click( likes );
		await userEvent.click( sharing );
		expect( editPost.mock.calls ).toEqual( [
			[ { jetpack_likes_enabled: false } ],
			[ { jetpack_sharing_enabled: true } ],
		] );
	} );

	it( 'shows the choice of replies where the owner has chosen them for the type', async () => {
		show( { mainstreet_replies_enabled: true } );
		const replies = screen.getByRole( 'checkbox', {
			name: 'Show replies from social networks',
		} );
		expect( replies ).toBeChecked();
		await userEvent.click( replies );
		expect( editPost.mock.calls ).toEqual( [
			[ { mainstreet_replies_enabled: false } ],
		] );
	} );

	it( 'shows only what the type of post has', () => {
		show( { jetpack_sharing_enabled: true } );
		expect( screen.getAllByRole( 'checkbox' ) ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'checkbox', { name: 'Show sharing buttons' } )
		).toBeChecked();
	} );

	it( 'says where they appear', () => {
		print( { likes: [ 'page', 'post' ], sharing: [ 'page' ] } );
		show( { jetpack_likes_enabled: true, jetpack_sharing_enabled: true } );
		expect( screen.getByText( 'Shown below the content.' ) ).toBeVisible();
		expect(
			screen.getByText( /only appear where a Sharing Buttons block/ )
		).toBeVisible();
		expect( screen.queryByText( /where a Like block/ ) ).toBeNull();
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
	} );

	it( 'says nothing of what the post does not want', () => {
		show( { jetpack_likes_enabled: false } );
		expect( screen.queryByText( /Like block/ ) ).toBeNull();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'offers to show them below all posts, and keeps what others have chosen', async () => {
		show( { jetpack_likes_enabled: true }, 'page' );
		request.mockResolvedValueOnce( { likes_below: 'book,post' } );
		request.mockRejectedValueOnce( { message: 'Not today.' } );
		const button = screen.getByRole( 'button', {
			name: 'Show below all pages',
		} );
		await userEvent.click( button );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Not today.'
		);
		request.mockResolvedValueOnce( { likes_below: 'book,post' } );
		request.mockResolvedValueOnce( {} );
		await userEvent.click( button );
		expect(
			await screen.findByText( 'Shown below the content.' )
		).toBeVisible();
		expect( request ).toHaveBeenLastCalledWith( {
			path: '/mainstreet/v1/settings',
			method: 'POST',
			data: { likes_below: 'book,post,page' },
		} );
		expect( editPost ).not.toHaveBeenCalled();
	} );

	it( 'tells who may not change it who can', () => {
		print( {}, false );
		show( { jetpack_sharing_enabled: true } );
		expect(
			screen.getByText( /An administrator can show them below/ )
		).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );
