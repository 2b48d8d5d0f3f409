import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPostActions, usePost } from '@shared/post-editor';
import { Settings } from '../panel';

jest.mock( '@shared/post-editor', () => ( {
	getPostActions: jest.fn(),
	usePost: jest.fn(),
} ) );

const editPost = jest.fn();

function show( fields: Record< string, unknown > ) {
	jest.mocked( getPostActions ).mockReturnValue( { editPost } as never );
	jest.mocked( usePost ).mockImplementation( ( _names, read ) =>
		read( {
			getEditedPostAttribute: ( name: string ) => fields[ name ],
		} as never )
	);
	render( <Settings /> );
}

describe( 'Likes and Sharing', () => {
	beforeEach( () => editPost.mockReset() );

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
			name: 'Show replies elsewhere',
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
} );
